export const rules = {
  title: 'The rules of this table',
  intro: 'Told from the rule set itself: this is what the program plays.',
  kept: (name: string) => `\u201c${name}\u201d is among your rule sets now.`,
  print: 'Print',
  meld: 'Meld',
  copies: (count: number) => ['one', 'two', 'three', 'four'][count - 1] ?? String(count),
} as const;
