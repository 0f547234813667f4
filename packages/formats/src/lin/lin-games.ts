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
  /** S, W, N, E of the table, or of the open and then the closed room; empty where the file does not say. */
  readonly names: readonly string[]
  /** The board names no players although others do: these are those of the board before. */
  readonly namesCarried: boolean
  readonly pairs: LinPair[]
}

type GameDraft = Omit<LinGame, 'names' | 'namesCarried'>

/** What was called, played or claimed: after it, a command that opens a board is the next one's. */
const isContent = ({ command }: LinPair): boolean => command === 'mb' || command === 'pc' || command === 'mc'
const opening = new Set(['pn', 'md', 'sv', 'ah', 'st', 'rh'])
const once = new Set(['pn', 'md', 'sv', 'ah'])

const boardOf = (pair: LinPair): RegExpExecArray | null =>
  pair.command === 'qx' ? /^([oc]?)(\d{1,4})/i.exec(pair.value.trim()) : null

const numberInHeading = (pairs: readonly LinPair[]): string => {
  const heading = pairs.find(pair => pair.command === 'ah')?.value ?? ''
  const number = /^\s*Board\s*#?\s*0*(\d{1,4})/i.exec(heading)?.[1]
  return number ?? ''
}

/** `qx|o12|` starts a board. */
const splitNumbered = (pairs: readonly LinPair[]): readonly GameDraft[] => {
  const games: GameDraft[] = []
  for (const pair of pairs) {
    const board = boardOf(pair)
    if (board) {
      const room = board[1]?.toLowerCase() === 'c' ? 'closed' : board[1] ? 'open' : undefined
      games.push({ room, number: String(Number(board[2])), offset: pair.offset, pairs: [] })
    }
    games.at(-1)?.pairs.push(pair)
  }
  return games
}

/** Without `qx` a board starts where a command opens one after calls or cards, or stands there a second time. */
const splitBare = (pairs: readonly LinPair[]): readonly GameDraft[] => {
  const groups: LinPair[][] = [[]]
  for (const pair of pairs) {
    const group = groups.at(-1) as LinPair[]
    const dealt = group.some(one => one.command === 'md')
    const again = once.has(pair.command) && group.some(one => one.command === pair.command)
    if (dealt && opening.has(pair.command) && (again || group.some(isContent))) groups.push([pair])
    else group.push(pair)
  }
  return groups.flatMap(group => {
    const md = group.find(one => one.command === 'md')
    return md ? [{ room: undefined, number: numberInHeading(group), offset: md.offset, pairs: group }] : []
  })
}

const namesIn = ({ value }: LinPair): readonly string[] => value.split(',').map(plainText)

/** Whether a `pn` within the commands of a board is the next board's: it stands after the play, or right before `qx`. */
const isForNext = (pairs: readonly LinPair[], at: number): boolean =>
  pairs.slice(0, at).some(isContent) ||
  (at > 0 &&
    !pairs.slice(at + 1).some(one => isContent(one) || one.command === 'md') &&
    pairs.slice(0, at).some(one => one.command === 'md'))

/** Four names of one room say nothing of the other. */
const fits = (names: readonly string[], told: LinGame['room'], room: LinGame['room']): boolean =>
  names.length >= 8 || told === room || told === undefined || room === undefined

/** Gives each board its players: those it names itself, else those named last before it. */
const withNames = (pairs: readonly LinPair[], drafts: readonly GameDraft[]): readonly LinGame[] => {
  const first = drafts[0]?.pairs[0]?.offset ?? 0
  const header = pairs.findLast(pair => pair.command === 'pn' && pair.offset < first)
  let names = header ? namesIn(header) : []
  let room: LinGame['room']
  let ownBefore = false
  let announced = true
  return drafts.map(draft => {
    const named = draft.pairs.flatMap((pair, at) =>
      pair.command === 'pn' ? [{ pair, next: isForNext(draft.pairs, at) }] : [],
    )
    const own = named.findLast(one => !one.next)
    if (own) [names, room] = [namesIn(own.pair), draft.room]
    const game = {
      ...draft,
      names: fits(names, room, draft.room) ? names : [],
      namesCarried: !own && ownBefore && !announced && names.length < 8,
    }
    const next = named.findLast(one => one.next)
    if (next) [names, room] = [namesIn(next.pair), undefined]
    announced = next !== undefined
    ownBefore ||= own !== undefined
    return game
  })
}

/** The boards of a file in order, each with its players: `qx|o12|` starts one; a file of single boards may have none. */
export const splitGames = (pairs: readonly LinPair[]): readonly LinGame[] => {
  const numbered = splitNumbered(pairs)
  return withNames(pairs, numbered.length > 0 ? numbered : splitBare(pairs))
}

/** What a command says in a game, each time it stands there. */
export const valuesOf = (game: LinGame, command: string): readonly string[] =>
  game.pairs.filter(pair => pair.command === command).map(pair => pair.value.trim())
