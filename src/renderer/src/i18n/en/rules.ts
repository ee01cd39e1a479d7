export const rules = {
  title: 'The rules of this table',
  intro: 'Told from the rule set itself: this is what the program plays.',
  print: 'Print',
  meld: 'Meld',
  copies: (count: number) => ['one', 'two', 'three', 'four'][count - 1] ?? String(count),
} as const;
