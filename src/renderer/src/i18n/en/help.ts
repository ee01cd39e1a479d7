/** The keys of the table, as the help shows them. */
export const help = {
  title: 'Keys',
  keys: [
    ['← →', 'Move along the hand'],
    ['Enter', 'Play or choose the card; press the main button'],
    ['K then H', 'Go to a card by its rank and suit (1 for the ten)'],
    ['Space', 'Skip what moves; go on'],
    ['B', 'Go to the bids'],
    ['P', 'Pass'],
    ['H', 'Hint'],
    ['U', 'Undo'],
    ['T', 'Last trick; hold it down to look'],
    ['M', 'Melds'],
    ['S', 'Score'],
    ['V', 'Review the deal, from the score sheet'],
    ['C', 'Chat, at a table on the network'],
    ['R', 'Have the last event read out again'],
    ['F11', 'Full screen'],
    ['Esc', 'Close, or open the menu'],
    ['?', 'These keys'],
  ],
} as const;
