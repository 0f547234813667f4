import { type Problem, problem } from '../../core/problem.js'
import { err, ok, type Result } from '../../core/result.js'
import { handRecordProblems } from './parse-sheet.js'
import { penaltyCatalogue } from '../score/penalty.js'
import { type FalseWinKind, falseWinKinds } from '../score/settlement.js'
import type { HandRecord } from '../sheet.js'
import { isPlayer } from '../types.js'

type Parts = { -readonly [K in keyof HandRecord]?: unknown }

const refuse = (text: string): Result<never, readonly Problem[]> =>
  err([problem('HAND_ENTRY_UNREADABLE', { params: { text: text.slice(0, 60) } })])

/** `1`–`4`, or a letter of the seat at the start of the session: `e s w n`, `东 南 西 北`. */
const playerOf = (text: string | undefined): number | undefined => {
  if (text === undefined) return undefined
  const at = ['1234', 'eswn', '东南西北'].map(names => names.indexOf(text)).find(index => index >= 0)
  return at === undefined || !isPlayer(at) ? undefined : at
}

const P = '([1-4eswn东南西北])'
const drawn = /^(?:-|0|draw|荒|荒牌)$/
const winToken = new RegExp(`^w${P}$`)
const loserToken = new RegExp(`^([dr])${P}$`)
const flowerToken = /^f([0-8])$/
const falseToken = new RegExp(`^(x{1,3})${P}$`)
const fineToken = new RegExp(`^p${P}-(\\d{1,4})(?:>${P})?$`)
const noteToken = new RegExp(`^c${P}\\.(\\d{1,2})$`)
const dealerToken = new RegExp(`^@${P}$`)

const push = (parts: Parts, key: 'falseWins' | 'fines' | 'penalties', item: object): void => {
  parts[key] = [...((parts[key] as readonly object[] | undefined) ?? []), item]
}

/** Tokens that stand beside the result: false wins, fines, penalties, the dealer. */
const readExtra = (parts: Parts, token: string): boolean => {
  const [, marks, offender] = falseToken.exec(token) ?? []
  if (marks) push(parts, 'falseWins', { player: playerOf(offender), kind: falseWinKinds[marks.length - 1] })
  const [, fined, amount, to] = fineToken.exec(token) ?? []
  if (fined)
    push(parts, 'fines', { player: playerOf(fined), amount: Number(amount), ...(to ? { to: playerOf(to) } : {}) })
  const [, noted, number] = noteToken.exec(token) ?? []
  if (noted) push(parts, 'penalties', { player: playerOf(noted), code: penaltyCatalogue[Number(number) - 1]?.code })
  const [, dealer] = dealerToken.exec(token) ?? []
  if (dealer) parts.dealer = playerOf(dealer)
  return Boolean(marks ?? fined ?? noted ?? dealer)
}

interface Win {
  number?: number
  winner?: number
  loser?: { readonly kind: 'discard' | 'robbedKong'; readonly player: number | undefined }
  flowers?: number
  drawn?: true
  numbers: string[]
}

const readWin = (win: Win, token: string): boolean => {
  const [, winner] = winToken.exec(token) ?? []
  const [, way, loser] = loserToken.exec(token) ?? []
  const [, flowers] = flowerToken.exec(token) ?? []
  const [, number] = /^(\d{1,2})[:：]$/.exec(token) ?? []
  if (winner) win.winner = playerOf(winner)
  else if (loser) win.loser = { kind: way === 'r' ? 'robbedKong' : 'discard', player: playerOf(loser) }
  else if (flowers) win.flowers = Number(flowers)
  else if (number) win.number = Number(number)
  else if (drawn.test(token)) win.drawn = true
  else if (/^(?:\d{1,4}|[eswn东南西北])$/.test(token)) win.numbers.push(token)
  else return false
  return true
}

/** The bare tokens: with `w`, an optional hand number and the points; without, winner, discarder, points. */
const placed = (win: Win): { number?: number; winner?: number; loser?: Win['loser']; fan?: string } | undefined => {
  const { numbers } = win
  if (win.winner !== undefined) {
    if (numbers.length === 0 || numbers.length > 2 || (numbers.length === 2 && win.number !== undefined))
      return undefined
    const number = numbers.length === 2 ? Number(numbers[0]) : win.number
    return { number, winner: win.winner, loser: win.loser, fan: numbers.at(-1) }
  }
  const loser = numbers.length === 3 ? { kind: 'discard' as const, player: playerOf(numbers[1]) } : win.loser
  if (numbers.length < 2 || numbers.length > 3 || (numbers.length === 3 && win.loser)) return undefined
  return { number: win.number, winner: playerOf(numbers[0]), loser, fan: numbers.at(-1) }
}

const resultOf = (win: Win): { number?: number; result: object } | undefined => {
  if (win.drawn) {
    const [number, ...more] = win.numbers
    if (win.winner !== undefined || win.loser || win.flowers !== undefined || more.length > 0) return undefined
    return { number: number === undefined ? win.number : Number(number), result: { kind: 'drawn' } }
  }
  const found = placed(win)
  if (found?.winner === undefined || !/^\d+$/.test(found.fan ?? '')) return undefined
  if (found.loser && found.loser.player === undefined) return undefined
  const way = found.loser ? { kind: found.loser.kind, discarder: found.loser.player } : { kind: 'selfDraw' }
  const flowers = win.flowers === undefined ? {} : { flowers: win.flowers }
  return { number: found.number, result: { ...way, winner: found.winner, fan: Number(found.fan), ...flowers } }
}

const writtenPoints = /=\s*([-+−]?\d{1,5})\s+([-+−]?\d{1,5})\s+([-+−]?\d{1,5})\s+([-+−]?\d{1,5})$/

/** A hand as it was typed; the number only where the line gives it. */
export type HandEntry = Omit<HandRecord, 'number' | 'slip'> & { readonly number?: number }

/**
 * One line typed at the score desk → a hand. `2 3 24` (winner, discarder, points), `2 24` (self-drawn), `-` (drawn);
 * the same spelt out: `w2 d3 24`, `w2 r3 24` (robbed kong). Before it the number of the hand: `5: 2 24`, `5 w2 24`.
 * Beside it, in any order: `f2` flowers within the points; `x1` false hu, `xx1` bluff, `xxx1` wrecked hand; `p1-20`
 * fine to nobody, `p1-20>3` to a player; `c1.8` act 8 of the catalogue; `@1` the dealer; last `= 48 -8 -8 -32`, the
 * points as written. Players are 1–4 or `e s w n`, by their seats at the start; commas stand for spaces, and full-width
 * figures for plain ones. Problem: HAND_ENTRY_UNREADABLE, and those of the sheet.
 */
export const parseHandEntry = (text: string): Result<HandEntry, readonly Problem[]> => {
  const line = plain(text)
  const written = writtenPoints.exec(line)
  const parts: Parts = written ? { points: written.slice(1).map(Number) } : {}
  const win: Win = { numbers: [] }
  const spaced = line.slice(0, written?.index ?? line.length).replace(/^(\d{1,2})[:：]/, '$1: ')
  for (const token of spaced.split(/\s+/).filter(Boolean)) {
    if (!readExtra(parts, token) && !readWin(win, token)) return refuse(text)
  }
  const found = resultOf(win)
  if (!found) return refuse(text)
  const { number, result } = found
  const problems = handRecordProblems({ ...parts, number: number ?? 1, result })
  if (problems.length > 0) return err(problems)
  return ok({ ...(number === undefined ? {} : { number }), result, ...parts } as HandEntry)
}

/** Full-width figures, letters and marks as a Chinese keyboard writes them, and commas between the parts. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll('−', '-')
    .replace(/[,、。;]/g, ' ')
    .trim()
    .toLowerCase()

const marksOf = (kind: FalseWinKind): string => 'x'.repeat(falseWinKinds.indexOf(kind) + 1)

const resultText = ({ result }: HandRecord | HandEntry): string => {
  if (result.kind === 'drawn') return '-'
  const flowers = result.flowers === undefined ? '' : ` f${result.flowers}`
  const winner = result.winner + 1
  if (result.kind === 'selfDraw') return `${winner} ${result.fan}${flowers}`
  if (result.kind === 'discard') return `${winner} ${result.discarder + 1} ${result.fan}${flowers}`
  return `w${winner} r${result.discarder + 1} ${result.fan}${flowers}`
}

/** The line of a hand without its number; `parseHandEntry` reads it back (but the slip, which no line holds). */
export const handEntryText = (hand: HandRecord | HandEntry): string =>
  [
    resultText(hand),
    ...(hand.falseWins ?? []).map(({ player, kind }) => `${marksOf(kind)}${player + 1}`),
    ...(hand.fines ?? []).map(
      ({ player, amount, to }) => `p${player + 1}-${amount}${to === undefined ? '' : `>${to + 1}`}`,
    ),
    ...(hand.penalties ?? []).map(
      ({ player, code }) => `c${player + 1}.${penaltyCatalogue.findIndex(rule => rule.code === code) + 1}`,
    ),
    ...(hand.dealer === undefined ? [] : [`@${hand.dealer + 1}`]),
    ...(hand.points ? [`= ${hand.points.join(' ')}`] : []),
  ].join(' ')
