/** Results that are typed at the desk, one a board. */
const BRIDGE = [
  '3nt n =',
  '2h w =',
  '4s e -1',
  '1nt s +1',
  'pass',
  '3c n =',
  '2nt n -1',
  '4h s =',
  '3nt w +2',
  '1s e =',
]

/** Boards of a match of four against four. */
export const LONG_MATCH = 24

/** A match in two rooms, where the boards come out otherwise and the last of them decides. */
export const longMatch = (): string[][] => {
  const lines = ['3nn=', '2hw=', '4se=', '1nn=']
  const typed = Array.from({ length: 2 * LONG_MATCH }, (_, at) => lines[(at + Math.floor(at / LONG_MATCH)) % 4] ?? 'p')
  return [...typed.slice(0, -1), '7nn='].map(line => [line])
}

export const bridgeLines = (count: number, from: number) =>
  Array.from({ length: count }, (_, at) => [BRIDGE[(at * 3 + from) % BRIDGE.length] ?? 'pass'])

/** Names as they are typed for a pair: two with a stroke between them. */
export const pairsOf = (people: readonly string[]) =>
  Array.from({ length: people.length / 2 }, (_, at) => people.slice(at * 2, at * 2 + 2).join(' / '))
