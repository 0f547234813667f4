const suits: Readonly<Record<string, string>> = {
  S: 'S',
  H: 'H',
  D: 'D',
  C: 'C',
  '♠': 'S',
  '♥': 'H',
  '♦': 'D',
  '♣': 'C',
}

/** `KD`, `DK`, `d10`, `♠T` → suit and rank (`DK`, `DT`, `ST`); undefined when it is no card. */
export const readCard = (text: string): string | undefined => {
  const card = text
    .trim()
    .toUpperCase()
    .replace(/\ufe0e|\ufe0f/g, '')
    .replace('10', 'T')
  if (card.length !== 2) return undefined
  const [a, b] = [card[0] as string, card[1] as string]
  const [suit, rank] = Object.hasOwn(suits, a) ? [a, b] : [b, a]
  return Object.hasOwn(suits, suit) && 'AKQJT98765432'.includes(rank) ? `${suits[suit]}${rank}` : undefined
}
