import { err, ok, type Problem, type ProblemLocation, type Result } from '@paiji/rules'
import { type HandRecord, type MahjongSheet, players as seats, seatsOfHand } from '@paiji/rules/played-hand'
import { EntrantRegister } from '../entrant-register.js'
import type { ImportedEvent, ImportedLine } from '../imported-event.js'
import { isRecord, type JsonRecord } from '../json-access.js'
import { ProblemLog } from '../problem-log.js'
import { decodeText } from '../text/decode.js'
import { checkSize } from '../text/file-size.js'
import { serverEdition } from './fan-names.js'
import { readJsonValues } from './json-values.js'
import { logEvent } from './log-event.js'
import type { LoggedHand } from './logged.js'
import { settleLogged } from './settled-hand.js'
import { readStep, type SeatedPlayer, type TziakchaHand } from './tziakcha-hand.js'
import { unpack } from './unpack.js'

interface Found {
  readonly record: JsonRecord
  readonly location: ProblemLocation
}

const isStep = (value: JsonRecord): boolean => Array.isArray(value.a) && Array.isArray(value.p)
const isHandRecord = (value: JsonRecord): boolean =>
  typeof value.script === 'string' || isRecord(value.step) || isStep(value)

/** The records in a file: one, a list, one a line, or the records of a session put into it. */
const recordsOf = (value: unknown, location: ProblemLocation): readonly Found[] => {
  if (Array.isArray(value))
    return value.flatMap((one: unknown, i) => recordsOf(one, { ...location, path: `${location.path ?? ''}[${i}]` }))
  if (!isRecord(value)) return []
  if (isHandRecord(value)) return [{ record: value, location }]
  return Array.isArray(value.records)
    ? recordsOf(value.records, { ...location, path: `${location.path ?? ''}records` })
    : []
}

const within = ({ location }: Found, path: string): ProblemLocation => {
  const outer = location.path ?? ''
  const joined = outer !== '' && path !== '' ? `${outer}.${path}` : outer + path
  return joined === '' ? location : { ...location, path: joined }
}

const stepOf = (log: ProblemLog, found: Found): { step: JsonRecord; inside: string } | undefined => {
  const { record } = found
  if (isRecord(record.step)) return { step: record.step, inside: 'step' }
  if (isStep(record)) return { step: record, inside: '' }
  const bytes = unpack(record.script as string)
  const text = bytes && decodeText(bytes, 'utf-8', log)
  const values = text?.ok ? readJsonValues(text.value.text) : undefined
  const step = values?.ok ? values.value[0]?.value : undefined
  if (isRecord(step)) return { step, inside: 'script' }
  log.error('LOG_PACKED_BADLY', within(found, 'script'))
  return undefined
}

const readRecord = (log: ProblemLog, found: Found): TziakchaHand | undefined => {
  const opened = stepOf(log, found)
  if (!opened) return undefined
  const { step, inside } = opened
  return readStep(log, found.record, step, path => within(found, [inside, path].filter(Boolean).join('.')))
}

const personKey = ({ id, name }: SeatedPlayer): string => id ?? name

/** The four by their seats at the start of the session. */
const byPlayer = ({ hand, players }: TziakchaHand): readonly SeatedPlayer[] => {
  const order = seatsOfHand(hand.number)
  return seats.map(player => players[order.indexOf(player)] as SeatedPlayer)
}

interface Session {
  readonly players: readonly SeatedPlayer[]
  readonly hands: readonly TziakchaHand[]
}

/** Hands of one session of the same four; who sits in for somebody makes another sheet. */
const sessionsOf = (hands: readonly TziakchaHand[]): readonly Session[] => {
  const sessions = new Map<string, { players: readonly SeatedPlayer[]; hands: TziakchaHand[] }>()
  for (const hand of hands) {
    const players = byPlayer(hand)
    const key = [hand.session ?? '', ...players.map(personKey)].join('\n')
    const known = sessions.get(key)
    if (known) known.hands.push(hand)
    else sessions.set(key, { players, hands: [hand] })
  }
  return [...sessions.values()]
}

const enter = (register: EntrantRegister, player: SeatedPlayer, location: ProblemLocation): string => {
  const number = personKey(player)
  const about = { number, kind: 'player' as const, published: {}, location }
  const named = { name: player.name, ...(player.id === undefined ? {} : { number: player.id }), location }
  return register.find([''], number) ?? register.add('', { ...about, players: [named] }, false).key
}

const FULL = 16

const lineOf = (log: ProblemLog, register: EntrantRegister, session: Session, round: number): ImportedLine[] => {
  const records: HandRecord[] = []
  const logged: LoggedHand[] = []
  for (const { hand } of [...session.hands].sort((a, b) => a.hand.number - b.hand.number)) {
    if (records.at(-1)?.number === hand.number) log.error('LOG_HAND_REPEATED', hand.location, { hand: hand.number })
    const settled = settleLogged(log, hand)
    if (settled) {
      records.push(settled.record)
      logged.push(settled.logged)
    }
  }
  const location = session.hands[0]?.hand.location
  if (records.length === 0 || !location) return []
  const sides = session.players.map(player => enter(register, player, location))
  if (new Set(sides).size < 4) log.error('ENTRANT_PLAYS_ITSELF', location, { number: sides.join() })
  const ended = records.length === (session.hands[0]?.hands ?? FULL) ? 'allHands' : 'time'
  const sheet: MahjongSheet = { kind: 'hands', hands: records, ended }
  return [{ sides, round, table: '1', sheet: { own: sheet }, logged, published: {}, location }]
}

const conditionsOf = (first: TziakchaHand | undefined) => ({
  ...(first?.base === undefined ? {} : { base: first.base }),
  ...(first?.minimum === undefined ? {} : { switches: { minimum: first.minimum } }),
  ...(first?.hands === undefined ? {} : { hands: first.hands }),
})

/**
 * Records of the server tziakcha (雀渣): one hand each, packed or decoded, alone, in a list, one a line or within their
 * session. The hands of one session of four are one sheet. Problems are located by JSON path; those of the play at its
 * action.
 */
export const readTziakcha = (bytes: Uint8Array): Result<ImportedEvent, readonly Problem[]> => {
  const size = checkSize(bytes)
  if (size) return err([size])
  const log = new ProblemLog()
  const source = decodeText(bytes, undefined, log)
  if (!source.ok) return source
  const values = readJsonValues(source.value.text)
  if (!values.ok) return values
  const found = values.value.flatMap(({ value, location }) => recordsOf(value, location))
  const hands = found.flatMap(one => readRecord(log, one) ?? [])
  if (found.length === 0) log.error('FILE_HAS_NO_RESULTS')
  const register = new EntrantRegister()
  const lines = sessionsOf(hands).flatMap((session, i) => lineOf(log, register, session, i + 1))
  if (log.hasErrors) return err(log.list())
  const [first] = hands
  const conditions = conditionsOf(first)
  return ok(
    logEvent(log, register, lines, {
      format: 'tziakcha',
      title: first?.title ?? '',
      program: { name: 'tziakcha' },
      eventType: 'individual',
      edition: serverEdition,
      ...(first?.date ? { date: first.date } : {}),
      ...(first?.session ? { externalId: first.session } : {}),
      ...(Object.keys(conditions).length > 0 ? { conditions } : {}),
    }),
  )
}
