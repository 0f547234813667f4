/** A side as it was pasted. */
export interface PastedEntrant {
  /** Line of the text, from 1. */
  readonly line: number
  readonly number?: string
  readonly name?: string
  readonly players: readonly string[]
}

export interface PasteProblem {
  readonly line: number
  readonly code: 'noPlayers' | 'emptyPlayer' | 'numberTwice' | 'sideTwice'
}

export interface Pasted {
  readonly entrants: readonly PastedEntrant[]
  readonly problems: readonly PasteProblem[]
}

const BETWEEN_PLAYERS = /[/／、,，;；\t]/

/** Names in Chinese need nothing but a blank between them; a name of two characters may be written with one inside. */
const CHINESE_NAMES = /^\p{Script=Han}{2,}(?:\s+\p{Script=Han}{2,})+$/u

const readLine = (text: string, line: number): PastedEntrant => {
  const [, number, rest = text] = /^\s*(\d+)[.．)\t]\s*(.*)$/.exec(text) ?? []
  const [, name, list = rest] = /^([^:：]+)[:：](.*)$/.exec(rest) ?? []
  const between = CHINESE_NAMES.test(list.trim()) ? /\s+/ : BETWEEN_PLAYERS
  const players = list
    .trim()
    .split(between)
    .map(player => player.trim())
  return {
    line,
    players: players.length === 1 && players[0] === '' ? [] : players,
    ...(number ? { number } : {}),
    ...(name?.trim() ? { name: name.trim() } : {}),
  }
}

const problemsOf = (entrants: readonly PastedEntrant[]): PasteProblem[] => {
  const [numbers, sides] = [new Set<string>(), new Set<string>()]
  return entrants.flatMap(({ line, number, players, name }) => {
    const found: PasteProblem['code'][] = []
    const side = JSON.stringify([name, players])
    if (players.length === 0) found.push('noPlayers')
    if (players.some(player => player === '')) found.push('emptyPlayer')
    if (number !== undefined && numbers.has(number)) found.push('numberTwice')
    if (sides.has(side)) found.push('sideTwice')
    if (number !== undefined) numbers.add(number)
    sides.add(side)
    return found.map(code => ({ line, code }))
  })
}

/**
 * Reads pasted sides, a line each: `number. team: player / player`; number and team may be left out.
 * Nothing is dropped: what cannot be read is named with its line.
 */
export const readEntrants = (text: string): Pasted => {
  const entrants = text
    .split(/\r?\n/)
    .map((line, at) => ({ line, at }))
    .filter(({ line }) => line.trim() !== '')
    .map(({ line, at }) => readLine(line, at + 1))
  return { entrants, problems: problemsOf(entrants) }
}
