import type { ImportedBoard, SeatLetter } from '../imported-event.js'
import type { SourceText } from '../text/source-text.js'
import { plainText } from '../values/text.js'
import type { LinCommand } from './lin-record.js'

/** A command with its place in the text. */
export interface LinPair extends LinCommand {
  readonly offset: number
}

/** Commands with what stands between their bars, and where. */
export const readPairs = (source: SourceText): readonly LinPair[] => {
  const pairs: LinPair[] = []
  const parts = source.text.split('|')
  let offset = 0
  for (let i = 0; i + 1 < parts.length; i += 2) {
    const command = (parts[i] as string).trim().toLowerCase()
    pairs.push({ command, value: parts[i + 1] as string, offset })
    offset += (parts[i] as string).length + (parts[i + 1] as string).length + 2
  }
  return pairs
}

/** LIN lists seats from south. */
export const linSeats: readonly SeatLetter[] = ['S', 'W', 'N', 'E']

/** Letters of `sv`. */
export const vulnerabilities: Readonly<Record<string, ImportedBoard['vulnerability']>> = {
  o: 'none',
  n: 'ns',
  e: 'ew',
  b: 'both',
  '0': 'none',
}

/** One board of a file with its commands. */
export interface LinGame {
  readonly room: 'open' | 'closed' | undefined
  readonly number: string
  readonly offset: number
  readonly names: readonly string[]
  readonly pairs: LinPair[]
}

/** `qx|o12|` starts a board; a file of one board may have none, then `md` does. */
export const splitGames = (pairs: readonly LinPair[]): readonly LinGame[] => {
  const games: LinGame[] = []
  let names: readonly string[] = []
  for (const pair of pairs) {
    const previous = games.at(-1)
    if (pair.command === 'pn') names = pair.value.split(',').map(plainText)
    const board = pair.command === 'qx' ? /^([oc]?)(\d{1,4})/i.exec(pair.value.trim()) : undefined
    const bare =
      pair.command === 'md' &&
      (!previous || (previous.number === '' && previous.pairs.some(one => one.command === 'md')))
    if (board || bare) {
      const room = board?.[1]?.toLowerCase() === 'c' ? 'closed' : board?.[1] ? 'open' : undefined
      games.push({ room, number: board ? String(Number(board[2])) : '', offset: pair.offset, names, pairs: [] })
    }
    games.at(-1)?.pairs.push(pair)
  }
  return games
}

/** What a command says in a game, each time it stands there. */
export const valuesOf = (game: LinGame, command: string): readonly string[] =>
  game.pairs.filter(pair => pair.command === command).map(pair => pair.value.trim())
