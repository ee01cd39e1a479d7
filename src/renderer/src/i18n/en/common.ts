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
  level: {
    random: 'Random',
    plain: 'Plain',
    easy: 'Easy',
    medium: 'Medium',
    hard: 'Hard',
    expert: 'Expert',
  } as Readonly<Record<string, string>>,
  levelNote: {
    plain: 'Plays by simple, sound rules.',
    easy: 'Plays sensibly, bids and remembers poorly.',
    medium: 'Bids and plays well, and counts the cards.',
    hard: 'Thinks ahead over many possible deals.',
    expert: 'Thinks longest, in the bidding too.',
  } as Readonly<Record<string, string>>,
  gameTo: (target: number | null, rounds: number | null) =>
    target === null ? `game of ${rounds} deals` : `game to ${target}`,
  crash: {
    title: 'Something went wrong in the window',
    text: 'Your game is kept. Go on, and if it happens again, go home and continue from there.',
    networkText:
      'The table goes on without this picture of it. Go on, and if it happens again, leave the table: you can come back to your seat.',
    leave: 'Leave the table',
    goOn: 'Go on',
    details: 'What happened',
  },
} as const;
