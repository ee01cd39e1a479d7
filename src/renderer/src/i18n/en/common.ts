export const common = {
  appName: 'Aces Around',
  back: 'Back',
  cancel: 'Cancel',
  close: 'Close',
  done: 'Done',
  save: 'Save',
  remove: 'Delete',
  duplicate: 'Duplicate',
  home: 'Home',
  on: 'On',
  off: 'Off',
  level: { random: 'Random', plain: 'Plain' } as Readonly<Record<string, string>>,
  gameTo: (target: number | null, rounds: number | null) =>
    target === null ? `game of ${rounds} deals` : `game to ${target}`,
  crash: {
    title: 'Something went wrong in the window',
    text: 'Your game is kept. Go on, and if it happens again, go home and continue from there.',
    goOn: 'Go on',
    details: 'What happened',
  },
} as const;
