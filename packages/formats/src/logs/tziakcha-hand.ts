import type { ProblemLocation } from '@paiji/rules'
import { type HandPlay, parseTiles, tilesText } from '@paiji/rules/played-hand'
import { isRecord, type JsonRecord, recordsIn, textAt } from '../json-access.js'
import type { ProblemLog } from '../problem-log.js'
import { remarkDifference } from '../stated/statements.js'
import { plainText } from '../values/text.js'
import { tziakchaFans } from './fan-names.js'
import type { ReadHand, StatedFan } from './logged.js'
import { isTileId, readActs, tileOfId } from './tziakcha-acts.js'

const TILES = 144

/** A person at a seat of one hand. */
export interface SeatedPlayer {
  readonly name: string
  readonly id: string | undefined
}

/** One record of the server, read. */
export interface TziakchaHand {
  readonly hand: ReadHand
  /** By seat of the hand. */
  readonly players: readonly SeatedPlayer[]
  readonly title: string
  /** `YYYY-MM-DD` in China. */
  readonly date: string | undefined
  /** Points that each loser pays beside the fan, and the fan a win needs, where they are not the usual ones. */
  readonly base: number | undefined
  readonly minimum: number | undefined
  readonly hands: number | undefined
  readonly recordId: string | undefined
  readonly session: string | undefined
}

interface Reading {
  readonly log: ProblemLog
  readonly step: JsonRecord
  readonly at: (path: string) => ProblemLocation
}

const unreadable = ({ log, at }: Reading, element: string): undefined => {
  log.error('LOG_VALUE_UNREADABLE', at(element), { element })
  return undefined
}

const whole = (reading: Reading, key: string, most: number): number | undefined => {
  const value = reading.step[key]
  if (value === undefined || value === null) {
    reading.log.error('VALUE_MISSING', reading.at(key), { element: key })
    return undefined
  }
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most
    ? (value as number)
    : unreadable(reading, key)
}

/** The wall in the order in which it is taken: from the break on, where the four dice say. */
const wallOf = (reading: Reading, dice: number): readonly string[] | undefined => {
  const text = reading.step.w
  if (text === undefined || text === '') return undefined
  const pairs = typeof text === 'string' && /^[0-9a-f]+$/i.test(text) ? (text.match(/../g) ?? []) : []
  const ids = pairs.map(pair => Number.parseInt(pair, 16))
  const isWhole = typeof text === 'string' && text.length === 2 * TILES && ids.every(isTileId)
  if (!isWhole || new Set(ids).size !== TILES) return unreadable(reading, 'w')
  const [a = 0, b = 0, c = 0, d = 0] = [0, 4, 8, 12].map(shift => (dice >> shift) & 15)
  if ([a, b, c, d].some(die => die < 1 || die > 6)) return unreadable(reading, 'd')
  const side = (((0 - (a + b - 1)) % 4) + 4) % 4
  const first = (36 * side + 2 * (a + b + c + d)) % TILES
  return [...ids.slice(first), ...ids.slice(0, first)].map(tileOfId)
}

/** Four each, three times, then one each, and one more for the dealer. */
const dealFrom = (wall: readonly string[]): readonly (readonly string[])[] => {
  const hands: string[][] = [[], [], [], []]
  for (let at = 0; at < 48; at += 4) hands[(at / 4) % 4]?.push(...wall.slice(at, at + 4))
  for (let seat = 0; seat < 4; seat++) hands[seat]?.push(wall[48 + seat] as string)
  hands[0]?.push(wall[52] as string)
  return hands
}

const fansOf = (reading: Reading, result: JsonRecord, path: string): readonly StatedFan[] => {
  const listed = isRecord(result.t) ? result.t : {}
  return Object.entries(listed).flatMap(([index, value]) => {
    const name = tziakchaFans[Number(index)]
    if (!name || !Number.isInteger(value) || (value as number) < 0) {
      unreadable(reading, `${path}.t.${index}`)
      return []
    }
    return [{ name, points: (value as number) & 0xff, count: ((value as number) >> 8) + 1 }]
  })
}

/** The winner's tiles as the record lists them, for a record without its wall. */
const ownTilesOf = (result: JsonRecord): string | undefined => {
  const ids = isRecord(result.h) && Array.isArray(result.h.s) ? (result.h.s as unknown[]) : []
  if (ids.length === 0 || !ids.every(id => typeof id === 'number' && isTileId(id) && id < 136)) return undefined
  const tiles = (ids as number[]).slice(0, -1).map(tileOfId).join('')
  return tilesText([...(parseTiles(tiles) ?? [])].sort((a, b) => a - b))
}

const seatOf = (mask: number): number | undefined => [0, 1, 2, 3].find(seat => mask === 1 << seat)

const chinaOffset = 8 * 3_600_000

const dateOf = (milliseconds: unknown): string | undefined => {
  if (typeof milliseconds !== 'number' || !(milliseconds > 0 && milliseconds < 4_102_444_800_000)) return undefined
  return new Date(milliseconds + chinaOffset).toISOString().slice(0, 10)
}

const playersOf = (reading: Reading): readonly SeatedPlayer[] | undefined => {
  const listed = recordsIn(reading.step.p)
  const players = listed.map(player => ({ name: plainText(textAt(player, 'n') ?? ''), id: textAt(player, 'i') }))
  return players.length === 4 && players.every(({ name, id }) => name !== '' || id !== undefined)
    ? players.map(player => ({ ...player, name: player.name || (player.id as string) }))
    : unreadable(reading, 'p')
}

const scoreOf = (reading: Reading): readonly number[] | undefined => {
  const { s } = reading.step
  if (s === undefined || s === null) return undefined
  return Array.isArray(s) &&
    s.length === 4 &&
    s.every(item => Number.isInteger(item) && Math.abs(item as number) < 100_000)
    ? (s as number[])
    : unreadable(reading, 's')
}

/** A setting of the table where it is not the usual one; 0 stands for that. */
const unusual = (settings: JsonRecord, key: string, usual: number): number | undefined => {
  const value = settings[key]
  return Number.isInteger(value) && (value as number) > 0 && value !== usual ? (value as number) : undefined
}

const readPlay = (reading: Reading, bits: number) => {
  const dice = reading.step.w === undefined ? 0 : (whole(reading, 'd', 0xffff) ?? 0)
  const wall = wallOf(reading, dice)
  if (!wall && reading.step.w === undefined) reading.log.info('LOG_DEAL_UNKNOWN', reading.at('w'))
  const rows = Array.isArray(reading.step.a) ? (reading.step.a as unknown[]) : undefined
  if (!rows) unreadable(reading, 'a')
  const { acts, places, fan } = readActs(reading.log, (rows ?? []).slice(0, 1_000), bits & 15, reading.at)
  const play: HandPlay = {
    ...(wall ? { dealt: dealFrom(wall), wall: wall.slice(53) } : {}),
    tiles: TILES,
    acts,
  }
  return { play, places, fan }
}

/**
 * The decoded object of one record: wall and dice, actions, what it says of the end. Undefined, and located problems,
 * where its structure is not that of a record; keys that nothing is known of are left alone.
 */
export const readStep = (
  log: ProblemLog,
  record: JsonRecord,
  step: JsonRecord,
  at: (path: string) => ProblemLocation,
): TziakchaHand | undefined => {
  const reading: Reading = { log, step, at }
  const errors = log.errors
  const index = whole(reading, 'i', 15)
  const bits = whole(reading, 'b', 0xff) ?? 0
  const players = playersOf(reading)
  const { play, places, fan } = readPlay(reading, bits)
  const winners = bits & 15
  const winner = seatOf(winners)
  if (winners !== 0 && winner === undefined) log.error('LOG_SEVERAL_WINNERS', at('b'))
  const result = Array.isArray(step.y) && winner !== undefined ? (step.y[winner] as unknown) : undefined
  if (winner !== undefined && !isRecord(result)) unreadable(reading, `y[${winner}]`)
  const own = isRecord(result) ? result : {}
  const total = Number.isInteger(own.f) ? (own.f as number) : undefined
  if (fan !== undefined) remarkDifference(log, at('y'), { what: 'fan', taken: fan, stated: total })
  const discarder = seatOf(bits >> 4)
  const score = scoreOf(reading)
  const fans = fansOf(reading, own, `y[${winner}]`)
  if (log.errors > errors || index === undefined || !players) return undefined
  const ownTiles = play.dealt ? undefined : ownTilesOf(own)
  const stated = {
    fans,
    ...(winner === undefined ? {} : { winner }),
    ...(discarder === undefined || discarder === winner ? {} : { discarder }),
    ...((fan ?? total) === undefined ? {} : { fan: (fan ?? total) as number }),
    ...(score ? { score } : {}),
    ...(ownTiles === undefined ? {} : { hand: ownTiles }),
  }
  const settings = isRecord(step.g) ? step.g : {}
  return {
    hand: { play, places, location: at(''), number: index + 1, numbered: true, stated },
    players,
    title: plainText(textAt(settings, 't') ?? ''),
    date: dateOf(step.t),
    base: unusual(settings, 'b', 8),
    minimum: unusual(settings, 'l', 8),
    hands: unusual(settings, 'n', 16),
    recordId: textAt(record, 'id'),
    session: textAt(record, 'belongs'),
  }
}
