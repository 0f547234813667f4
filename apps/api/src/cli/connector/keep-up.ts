import { type Connector, ConnectorRefusal } from './ask-connector.js'
import { initialMessage, type LaidOut, layOut, playerNumber } from './lay-out.js'
import {
  ALL_SESSIONS,
  AT_CONTINUING,
  AT_START,
  type CommandName,
  DIRECTIONS,
  type ResultMessage,
  type SeatedMessage,
} from './messages.js'
import type { OwnApi, OwnRound, OwnSession } from './own-session.js'
import { type ReceivedResult, readResult, writtenAs } from './received-result.js'

/** One line for the director: what was done, or what is left to do by hand. */
export interface Report {
  readonly did: 'sent' | 'continued' | 'changed' | 'entered' | 'left' | 'waits' | 'seated' | 'named' | 'hand'
  readonly [detail: string]: string | number | boolean | undefined
}

export interface Connecting {
  readonly api: OwnApi
  readonly connector: Connector
  readonly session: string
  /** Sends the session out again though the control software has it: the terminals are cleared. */
  readonly anew: boolean
  readonly report: (line: Report) => void
}

/** A session between the two, as of its last turn. */
export interface Connected {
  readonly own: OwnSession
  readonly laid: LaidOut
  /** What the terminals ever said of a slot: what stands and is among it, was not changed at the desk. */
  readonly heard: Map<string, Set<string>>
  /** Results that our service refused, tried again at every turn: their round may be closed for a while. */
  readonly waiting: Map<string, { readonly message: ResultMessage; readonly because: string }>
}

const known = (data: unknown, guid: string): boolean => {
  const sessions = (data as { SessionInformation?: { SessionGuid?: string }[] | null } | undefined)?.SessionInformation
  return (sessions ?? []).some(({ SessionGuid }) => SessionGuid === guid)
}

/** Sends the session out, or takes it up where the control software has it, and catches up with what was played. */
export const begin = async ({ api, connector, session, anew, report }: Connecting): Promise<Connected> => {
  const own = await api.session(session)
  const laid = layOut(own)
  const { guid, places, players, hands } = laid
  const asked = anew ? undefined : await connector.ask('manage', '', { Command: ALL_SESSIONS })
  const continues = asked !== undefined && known(asked.data, guid)
  if (continues) await connector.ask('continueEvent', '', { EventGuid: guid, Commands: AT_CONTINUING })
  else await connector.ask('initializeEvent', '', initialMessage(own, laid, AT_START))
  const count = { session: guid, sections: laid.sections.length, places: places.size, players: players.length }
  report({ did: continues ? 'continued' : 'sent', ...count, hands: hands.length })
  const connected: Connected = { own, laid, heard: new Map(), waiting: new Map() }
  if (continues) await sendChanges(connector, connected.laid)
  await take({ api, connector, report }, connected, 'allResults')
  return connected
}

/** Data that may be there already is no failure. */
const put = async (connector: Connector, command: CommandName, guid: string, data: unknown): Promise<void> => {
  try {
    await connector.ask(command, guid, data)
  } catch (error) {
    if (!(error instanceof ConnectorRefusal && error.kind === 'NoUpdates')) throw error
  }
}

const sendChanges = async (connector: Connector, laid: LaidOut, before?: LaidOut): Promise<readonly string[]> => {
  const { guid, sections, players, participations, hands, scoringMethod } = laid
  const differs = (now: unknown, then: unknown) => JSON.stringify(now) !== JSON.stringify(then)
  const sent: string[] = []
  if (players.length > 0 && differs(players, before?.players)) {
    await put(connector, 'putPlayerData', guid, players)
    sent.push('players')
  }
  for (const section of sections) {
    if (
      !differs(
        section,
        before?.sections.find(({ Letters }) => Letters === section.Letters),
      )
    )
      continue
    const seated = participations.filter(({ SectionLetters }) => SectionLetters === section.Letters)
    const message = { ...section, ScoringGroupScoringMethod: scoringMethod, IsDeleted: false, Participations: seated }
    await put(connector, 'updateMovement', guid, message)
    sent.push(`section ${section.Letters}`)
  }
  if (participations.length > 0 && differs(participations, before?.participations)) {
    await put(connector, 'putParticipations', guid, participations)
    sent.push('seats')
  }
  if (hands.length > 0 && differs(hands, before?.hands)) {
    await put(connector, 'putHandrecords', guid, hands)
    sent.push('hands')
  }
  return sent
}

type Ends = Pick<Connecting, 'api' | 'connector' | 'report'>

const placeOf = ({ SectionLetters, TableNumber, RoundNumber, BoardNumber }: ResultMessage) => ({
  table: `${SectionLetters}${TableNumber}`,
  round: RoundNumber,
  board: BoardNumber,
})

/**
 * Enters a result unless it stands already. What was changed at the desk since the terminals last spoke of it stands: the
 * director is notified. Answers why it waits, if our service refuses it.
 */
const enter = async (
  { api, report }: Ends,
  { own, heard }: Connected,
  message: ResultMessage,
  { place, slot, sheet, sides }: ReceivedResult,
): Promise<string | undefined> => {
  const said = writtenAs(sheet, sides)
  const before = heard.get(slot.slot) ?? new Set<string>()
  const standing =
    slot.sheet &&
    writtenAs(
      slot.sheet,
      slot.sides.map(({ id }) => id),
    )
  const isOurs = !standing || before.has(standing)
  heard.set(slot.slot, before.add(said))
  if (standing === said) return undefined
  if (!isOurs) {
    report({ did: 'left', because: 'changedAtTheDesk', ...placeOf(message), says: describe(sheet) })
    return undefined
  }
  const { table, round } = place
  const [problem] = await api.enter({
    stage: own.stage.id,
    slot: slot.slot,
    session: own.number,
    round: round.number,
    table: table.label,
    board: slot.board,
    ...(table.section === '' ? {} : { section: table.section }),
    sides,
    expectedVersion: slot.version,
    sheet: { bridge: sheet },
  })
  if (problem) return problem
  report({ did: 'entered', ...placeOf(message), says: describe(sheet) })
  return undefined
}

const describe = (sheet: ReceivedResult['sheet']): string => Object.values(sheet).join(' ')

/** The slots as they stand now: of the rounds that messages speak of. */
const asTheyStand = async (api: OwnApi, { laid }: Connected, messages: readonly ResultMessage[]): Promise<LaidOut> => {
  const numbers = new Set(messages.map(({ RoundNumber }) => RoundNumber))
  const rounds = new Map<string, OwnRound>()
  for (const { round } of laid.places.values())
    if (numbers.has(round.number) && !rounds.has(round.id)) rounds.set(round.id, await api.round(round.id))
  const places = [...laid.places].map(([key, place]) => {
    const round = rounds.get(place.round.id)
    const { label, section } = place.table
    const table = round?.tables.find(one => one.label === label && one.section === section)
    return [key, round && table ? { ...place, round, table } : place] as const
  })
  return { ...laid, places: new Map(places) }
}

/** The last of a queue for every board, those before it heard as well. */
const lastOfEach = (connected: Connected, laid: LaidOut, messages: readonly ResultMessage[]) => {
  const last = new Map<string, ResultMessage>()
  for (const message of messages) {
    const key = Object.values(placeOf(message)).join('/')
    const earlier = last.get(key)
    const read = earlier && readResult(laid, earlier)
    if (read && typeof read !== 'string') {
      const said = connected.heard.get(read.slot.slot) ?? new Set()
      connected.heard.set(read.slot.slot, said.add(writtenAs(read.sheet, read.sides)))
    }
    last.delete(key)
    last.set(key, message)
  }
  return last
}

/** Takes results off the queue; only what is entered or reported is accepted, so that a crash in between loses nothing. */
const take = async (ends: Ends, connected: Connected, command: 'allResults' | 'newResults'): Promise<void> => {
  const { connector, api, report } = ends
  const { guid } = connected.laid
  const { data, lastItem } = await connector.ask(command, guid)
  const queue = (Array.isArray(data) ? data : []) as ResultMessage[]
  const again = [...connected.waiting.values()].map(({ message }) => message)
  if (queue.length + again.length > 0) {
    const laid = await asTheyStand(api, connected, [...again, ...queue])
    for (const [key, message] of lastOfEach(connected, laid, [...again, ...queue])) {
      const read = readResult(laid, message)
      if (typeof read === 'string') report({ did: 'left', because: read, ...placeOf(message) })
      const refused = typeof read === 'string' ? undefined : await enter(ends, connected, message, read)
      const because = connected.waiting.get(key)?.because
      if (!refused) connected.waiting.delete(key)
      else if (because !== refused) {
        report({ did: 'waits', because: refused, ...placeOf(message) })
        connected.waiting.set(key, { message, because: refused })
      }
    }
  }
  if (queue.length > 0 && lastItem > 0) await connector.ask('acceptResults', guid, lastItem)
}

const SEAT_NAMES = Object.fromEntries(Object.entries(DIRECTIONS).map(([name, number]) => [number, name]))

/** Whom the tables named: who is not the one entered is reported, for a substitution is the director's to make. */
const takeSeats = async ({ connector, report }: Ends, { own, laid }: Connected): Promise<void> => {
  const { data, lastItem } = await connector.ask('newParticipations', laid.guid)
  const entered = new Map(
    own.stage.entries.flatMap(entry => entry.players.map(player => [playerNumber(entry, player), entry.number])),
  )
  for (const message of (Array.isArray(data) ? data : []) as SeatedMessage[]) {
    const { SectionLetters, TableNumber, RoundNumber, Direction, PlayerNumber, FirstName, LastName } = message
    const expected = laid.participations.find(
      one => one.SectionLetters === SectionLetters && one.TableNumber === TableNumber && one.Direction === Direction,
    )
    const number = PlayerNumber ?? ''
    if (RoundNumber <= 1 && expected?.PlayerNumber === number && !message.IsRemoval) continue
    report({
      did: 'seated',
      table: `${SectionLetters}${TableNumber}`,
      round: RoundNumber,
      seat: SEAT_NAMES[Direction],
      number,
      name: [FirstName, LastName].filter(Boolean).join(' '),
      entry: entered.get(number),
      insteadOf: expected?.PlayerNumber,
      ...(message.IsPlayerSwap ? { swapped: true } : {}),
      ...(message.IsRemoval ? { removed: true } : {}),
    })
  }
  if (lastItem > 0) await connector.ask('acceptParticipations', laid.guid, lastItem)
}

/** Players and hands that were made known at the tables are reported; the register and the dealing are the office's. */
const takeOthers = async ({ connector, report }: Ends, { laid: { guid } }: Connected): Promise<void> => {
  const players = await connector.ask('newPlayerData', guid)
  for (const one of (Array.isArray(players.data) ? players.data : []) as SeatedMessage[])
    report({
      did: 'named',
      number: one.PlayerNumber ?? '',
      name: [one.FirstName, one.LastName].filter(Boolean).join(' '),
    })
  if (players.lastItem > 0) await connector.ask('acceptPlayerData', guid, players.lastItem)
  const hands = await connector.ask('newHandrecords', guid)
  for (const one of (Array.isArray(hands.data) ? hands.data : []) as { BoardNumber: number; SectionLetters: string }[])
    report({ did: 'hand', board: one.BoardNumber, section: one.SectionLetters })
  if (hands.lastItem > 0) await connector.ask('acceptHandrecords', guid, hands.lastItem)
}

/** One turn: what changed with us goes out, what the tables said comes in. Answers the session as it is from then on. */
export const turn = async (connecting: Connecting, connected: Connected): Promise<Connected> => {
  const own = await connecting.api.session(connecting.session)
  const laid = layOut(own)
  const changed = await sendChanges(connecting.connector, laid, connected.laid)
  if (changed.length > 0) connecting.report({ did: 'changed', what: changed.join(', ') })
  const now = { ...connected, own, laid }
  await take(connecting, now, 'newResults')
  await takeSeats(connecting, now)
  await takeOthers(connecting, now)
  return now
}
