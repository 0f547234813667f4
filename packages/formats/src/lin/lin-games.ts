import type { ImportedBoard, SeatLetter } from '../imported-event.js'
import type { SourceText } from '../text/source-text.js'
import { plainText } from '../values/text.js'
import type { LinCommand } from './lin-record.js'

/** A command with its place in the text. */
export interface LinPair extends LinCommand {
  readonly offset: number
}

/** Commands with what stands between their bars, and where; a value that no bar ends is left out. */
export const readPairs = ({ text }: Pick<SourceText, 'text'>): readonly LinPair[] => {
  const pairs: LinPair[] = []
  const parts = text.split('|')
  let offset = 0
  for (let i = 0; i + 2 < parts.length; i += 2) {
    const command = (parts[i] as string).trim().toLowerCase()
    pairs.push({ command, value: parts[i + 1] as string, offset })
    offset += (parts[i] as string).length + (parts[i + 1] as string).length + 2
  }
  return pairs
}

/** Where a file breaks off within a command; undefined where its last one is whole. */
export const brokenOffAt = ({ text }: Pick<SourceText, 'text'>): number | undefined => {
  const last = text.lastIndexOf('|')
  const isOpen = (text.split('|').length - 1) % 2 === 1
  return isOpen || text.slice(last + 1).trim() !== '' ? Math.max(last, 0) : undefined
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
  '-': 'none',
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
const content = ['mb', 'pc', 'mc'] as const
const isContent = ({ command }: LinPair): boolean => content.some(one => one === command)
const opening = new Set(['pn', 'md', 'sv', 'ah', 'st', 'rh'])
const once = new Set(['pn', 'md', 'sv', 'ah'])

const boardOf = (pair: LinPair): RegExpExecArray | null =>
  pair.command === 'qx' ? /^([oc]?)(\d{1,4})/i.exec(pair.value.trim()) : null

/** `Board 7` of the heading; empty where it names none. */
export const numberInHeading = (pairs: readonly LinPair[]): string => {
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
  let seen = new Set<string>()
  for (const pair of pairs) {
    const { command } = pair
    const ended = content.some(one => seen.has(one)) || (once.has(command) && seen.has(command))
    if (seen.has('md') && opening.has(command) && ended) {
      groups.push([])
      seen = new Set()
    }
    groups.at(-1)?.push(pair)
    seen.add(command)
  }
  return groups.flatMap(group => {
    const md = group.find(one => one.command === 'md')
    return md ? [{ room: undefined, number: numberInHeading(group), offset: md.offset, pairs: group }] : []
  })
}

const namesIn = ({ value }: LinPair): readonly string[] => value.split(',').map(plainText)

/** The last names among the commands of a board: its own, and the next board's, after the play or right before `qx`. */
const namedIn = (pairs: readonly LinPair[]): { own?: LinPair; next?: LinPair } => {
  const firstContent = pairs.findIndex(isContent)
  const firstDeal = pairs.findIndex(one => one.command === 'md')
  const lastFact = pairs.findLastIndex(one => isContent(one) || one.command === 'md')
  const isForNext = (at: number): boolean =>
    (firstContent >= 0 && at > firstContent) || (firstDeal >= 0 && at > firstDeal && at > lastFact)
  const own = pairs.findLast((pair, at) => pair.command === 'pn' && !isForNext(at))
  const next = pairs.findLast((pair, at) => pair.command === 'pn' && isForNext(at))
  return { ...(own ? { own } : {}), ...(next ? { next } : {}) }
}

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
    const { own, next } = namedIn(draft.pairs)
    if (own) [names, room] = [namesIn(own), draft.room]
    const game = {
      ...draft,
      names: fits(names, room, draft.room) ? names : [],
      namesCarried: !own && ownBefore && !announced && names.length < 8,
    }
    if (next) [names, room] = [namesIn(next), undefined]
    announced = next !== undefined
    ownBefore ||= own !== undefined
    return game
  })
}

/** The boards of a file in order, each with its players: `qx|o12|` starts one; a file of single boards may have none. */
export const splitGames = (all: readonly LinPair[]): readonly LinGame[] => {
  // The players of a whole match stand under `pw` in older files.
  const isNamed = all.some(({ command }) => command === 'pn')
  const pairs = isNamed ? all : all.map(pair => (pair.command === 'pw' ? { ...pair, command: 'pn' } : pair))
  const numbered = splitNumbered(pairs)
  return withNames(pairs, numbered.length > 0 ? numbered : splitBare(pairs))
}

/** What a command says in a game, each time it stands there. */
export const valuesOf = (game: LinGame, command: string): readonly string[] =>
  game.pairs.filter(pair => pair.command === command).map(pair => pair.value.trim())
