import { createServer } from 'node:http'
import { type AddressInfo, createServer as createPipe } from 'node:net'
import { createInterface } from 'node:readline'

/**
 * A stand-in of the Bridgemate Data Connector with the control software behind it, as `docs/bridgemate.md` describes both:
 * what it is sent it checks by the rules that the maker's documents state, and the queues are those of the documents. What
 * the documents do not say it does not do.
 */

type Fields = Record<string, unknown>
interface Request {
  readonly Command: number
  readonly SessionGuid: string | null
  readonly SerializedData: string | null
}
interface Answer {
  readonly DataType: number
  readonly ErrorType?: number
  readonly LastQueueItemId?: number
  readonly data?: unknown
}

const OK = 1
const ERROR = 4
const VALIDATION = 5
const MOVEMENT = 4
const NOT_IMPLEMENTED = 8
const EVENT_INFO = 17

/** A queue keeps everything; what was accepted is not new any more. */
interface Queue {
  readonly dataType: number
  readonly items: Fields[]
  accepted: number
}

const QUEUES = { results: 12, players: 10, participations: 11, hands: 13 } as const
type QueueName = keyof typeof QUEUES
/** Commands by what they do to which queue. */
const POLLS: Readonly<Record<number, readonly [QueueName, 'new' | 'all' | 'accept']>> = {
  19: ['results', 'new'],
  20: ['players', 'new'],
  21: ['participations', 'new'],
  22: ['hands', 'new'],
  23: ['results', 'all'],
  27: ['results', 'accept'],
  28: ['players', 'accept'],
  29: ['participations', 'accept'],
  30: ['hands', 'accept'],
}

const list = (value: unknown): Fields[] => (Array.isArray(value) ? (value as Fields[]) : [])
const isGuid = (value: unknown) => typeof value === 'string' && /^[0-9A-F]{32}$/.test(value)
const isLetters = (value: unknown) => typeof value === 'string' && /^([A-Z])\1{0,2}$/.test(value)
const number = (value: unknown) => Number(value ?? 0)

const roundFaults = (round: Fields): string[] => [
  ...(isGuid(round.SessionGuid) ? [] : ['round: SessionGuid']),
  ...(isLetters(round.SectionLetters) ? [] : ['round: SectionLetters']),
  ...((number(round.PairNS) === 0 || number(round.PairEW) === 0) &&
  (number(round.LowBoardNumber) > 0 || number(round.HighBoardNumber) > 0)
    ? ['No boards may be specified for a sit-out round or an empty round.']
    : []),
]

/** A section's faults: rounds of a table from 1 on, and with one winner no number twice in a round. */
const sectionFaults = (section: Fields, guid: string): string[] => {
  const tables = list(section.Tables)
  const faults = [
    ...(section.SessionGuid === guid ? [] : ['section: SessionGuid']),
    ...(isLetters(section.Letters) ? [] : [`section: Letters ${section.Letters}`]),
    ...([1, 2].includes(number(section.Winners)) ? [] : ['section: Winners']),
    ...([10, 20, 30].includes(number(section.GameType)) ? [] : ['section: GameType']),
    ...(number(section.ScoringGroupNumber) > 0 ? [] : ['section: ScoringGroupNumber']),
  ]
  const seated = new Set<string>()
  for (const table of tables) {
    const rounds = list(table.Rounds)
    if (rounds.some((round, at) => number(round.RoundNumber) !== at + 1))
      faults.push('The roundnumbers must be consecutive.')
    for (const round of rounds) {
      faults.push(...roundFaults(round))
      for (const pair of [number(round.PairNS), number(round.PairEW)].filter(one => one > 0)) {
        const key = `${round.RoundNumber}/${pair}`
        if (seated.has(key) && section.Winners === 1) faults.push(`pair ${pair} twice in round ${round.RoundNumber}`)
        seated.add(key)
      }
    }
  }
  return faults
}

const HOLDINGS = ['North', 'East', 'South', 'West'].flatMap(seat =>
  ['Spades', 'Hearts', 'Diamonds', 'Clubs'].map(suit => `${seat}${suit}`),
)

const handFaults = (hand: Fields): string[] => {
  const held = HOLDINGS.map(name => hand[name])
  if (held.some(one => typeof one !== 'string' || !/^[AKQJT98765432]*$/.test(one))) return [`hand ${hand.BoardNumber}`]
  return held.join('').length === 52 ? [] : [`hand ${hand.BoardNumber}: ${held.join('').length} cards`]
}

interface Room {
  readonly guid: string
  name: string
  readonly sections: Map<string, Fields>
  readonly players: Map<string, Fields>
  readonly seats: Map<string, Fields>
  readonly hands: Map<string, Fields>
  readonly queues: Record<QueueName, Queue>
}

const newRoom = (guid: string, name: string): Room => ({
  guid,
  name,
  sections: new Map(),
  players: new Map(),
  seats: new Map(),
  hands: new Map(),
  queues: Object.fromEntries(
    Object.entries(QUEUES).map(([queue, dataType]) => [queue, { dataType, items: [], accepted: 0 }]),
  ) as unknown as Room['queues'],
})

const seatPlayers = (room: Room, players: readonly Fields[], seats: readonly Fields[]): string[] => {
  for (const player of players) {
    if (!player.PlayerNumber || !player.LastName) return ['The LastName and the PlayerNumber are required.']
    room.players.set(String(player.PlayerNumber), player)
  }
  for (const seat of seats) {
    if (number(seat.RoundNumber) > 1) return ['A RoundNumber greater than one is for explicit participations only.']
    if (!room.players.has(String(seat.PlayerNumber))) return [`No player data of ${seat.PlayerNumber}.`]
    if (seat.LastName) return ['Either the LastName or the PlayerNumber must be specified, but not both.']
    room.seats.set(`${seat.SectionLetters}${seat.TableNumber}/${seat.Direction}`, seat)
  }
  return []
}

const putHands = (room: Room, hands: readonly Fields[]): string[] => {
  const faults = hands.flatMap(handFaults)
  if (faults.length === 0) for (const hand of hands) room.hands.set(`${hand.SectionLetters}${hand.BoardNumber}`, hand)
  return faults
}

export interface StandIn {
  readonly url: string
  /** Commands in the order they came. */
  readonly commands: readonly number[]
  readonly rooms: ReadonlyMap<string, Room>
  /** A terminal sends a result: the fields that are not given are those of the seating. */
  play(guid: string, at: { section: string; table: number; round: number; board: number }, result: Fields): void
  /** Somebody names himself at a table. */
  seat(guid: string, participation: Fields): void
  /** Answers nothing until it is called again. */
  pause(paused: boolean): void
  close(): Promise<void>
}

const play = (room: Room, at: Parameters<StandIn['play']>[1], result: Fields): void => {
  const tables = list(room.sections.get(at.section)?.Tables)
  const rounds = list(tables.find(table => table.TableNumber === at.table)?.Rounds)
  const round = rounds.find(one => one.RoundNumber === at.round)
  const isThere = round && number(round.LowBoardNumber) <= at.board && at.board <= number(round.HighBoardNumber)
  if (!isThere) throw new Error(`No board ${at.board} at ${at.section}${at.table} in round ${at.round}.`)
  const declares = [0, round.PairNS, round.PairEW, round.PairNS, round.PairEW][number(result.DeclarerDirection)]
  room.queues.results.items.push({
    ...{ SessionGuid: room.guid, SectionLetters: at.section, TableNumber: at.table, RoundNumber: at.round },
    ...{ BoardNumber: at.board, ScoringDirection: 3, IsDeleted: false, PairNorthSouth: round.PairNS },
    ...{ PairEastWest: round.PairEW, DeclaringPair: declares || round.PairNS, DeclarerDirection: 0, Level: 0 },
    ...{ Denomination: 0, Stake: 0, TotalTricks: 0, LeadCardRank: 0, LeadCardSuit: 0, ValidationMessages: null },
    ...result,
  })
}

const refused = (ErrorType: number, ...faults: string[]): Answer => ({
  DataType: ERROR,
  ErrorType,
  data: faults.join('; '),
})
const done = (faults: readonly string[], kind = VALIDATION): Answer =>
  faults.length > 0 ? refused(kind, ...faults) : { DataType: OK }

const initialise = (rooms: Map<string, Room>, data: Fields): Answer => {
  const [session] = list(data.Sessions)
  const guid = String(session?.SessionGuid)
  if (!session || !isGuid(guid)) return refused(VALIDATION, 'The guid must be exactly 32 character long.')
  if (number(session.Year) < 2000) return refused(VALIDATION, 'Year')
  const room = newRoom(guid, String(session.Name))
  const groups = list(session.ScoringGroups)
  const sections = groups.flatMap(group => list(group.Sections))
  const faults = [
    ...(sections.length > 0 ? [] : ['The scoringgroup must have at least one section.']),
    ...sections.flatMap(section => sectionFaults(section, guid)),
  ]
  for (const section of sections) room.sections.set(String(section.Letters), section)
  faults.push(
    ...seatPlayers(room, list(data.PlayerData), list(data.Participations)),
    ...putHands(room, list(data.Handrecords)),
  )
  if (faults.length === 0) rooms.set(guid, room)
  return done(faults)
}

const poll = (room: Room, [name, how]: readonly [QueueName, string], data: unknown): Answer => {
  const queue = room.queues[name]
  if (how === 'accept') {
    queue.accepted = Math.max(queue.accepted, number(data))
    return { DataType: OK }
  }
  const from = how === 'all' ? 0 : queue.accepted
  const found = queue.items.slice(from)
  return { DataType: queue.dataType, LastQueueItemId: queue.items.length, data: found }
}

const obey = (rooms: Map<string, Room>, { Command, SessionGuid, SerializedData }: Request): Answer => {
  const data: unknown = SerializedData ? JSON.parse(SerializedData) : null
  const fields = (data ?? {}) as Fields
  if (Command === 4) return { DataType: OK, data }
  if (Command === 5) return SessionGuid ? refused(VALIDATION, 'SessionGuid must be empty') : initialise(rooms, fields)
  if (Command === 34) {
    const known = [...rooms.values()].map(({ guid, name }) => ({
      EventGuid: guid,
      SessionGuid: guid,
      SessionName: name,
    }))
    return { DataType: EVENT_INFO, data: { IsRunning: rooms.size > 0, SessionInformation: known } }
  }
  if (Command === 31)
    return done([
      ...(rooms.has(String(fields.EventGuid)) ? [] : ['unknown event']),
      ...((number(fields.Commands) & 2) === 0 ? [] : ['A continued event is not reset.']),
    ])
  const room = rooms.get(SessionGuid ?? '')
  if (!room) return refused(VALIDATION, `Unknown session ${SessionGuid}`)
  const queue = POLLS[Command]
  if (queue) return poll(room, queue, data)
  if (Command === 6) {
    const faults = sectionFaults(fields, room.guid)
    if (faults.length === 0) room.sections.set(String(fields.Letters), fields)
    return done(faults, MOVEMENT)
  }
  if (Command === 11) return done(seatPlayers(room, list(data), []))
  if (Command === 12) return done(seatPlayers(room, [], list(data)))
  if (Command === 13) return done(putHands(room, list(data)))
  return refused(NOT_IMPLEMENTED)
}

/** Starts one: over HTTP, or at a pipe (a socket's path) when one is given. */
export const startConnector = async (pipe?: string): Promise<StandIn> => {
  const rooms = new Map<string, Room>()
  const commands: number[] = []
  let paused = false
  const answer = (line: string): string => {
    const request = JSON.parse(line) as Request
    commands.push(request.Command)
    const { data, ...rest } = obey(rooms, request)
    const SerializedData = data === undefined ? null : JSON.stringify(data)
    const head = { RequestCommand: request.Command, SessionGuid: request.SessionGuid, ErrorType: 0, LastQueueItemId: 0 }
    return JSON.stringify({ ...head, ...rest, SerializedData })
  }
  const server = pipe
    ? createPipe(socket => {
        socket.on('error', () => {})
        createInterface({ input: socket }).on('line', line => socket.write(`${answer(line)}\n`))
      }).listen(pipe)
    : createServer((request, response) => {
        let body = ''
        request.on('data', part => {
          body += String(part)
        })
        request.on('end', () => {
          if (paused) response.writeHead(503).end()
          else if (request.method === 'GET') response.end('Bridgemate dataconnector service version 5.0.0')
          else if (request.url === '/dc-scoringprogram') response.end(answer(body))
          else response.writeHead(404).end()
        })
      }).listen(0, '127.0.0.1')
  await new Promise(resolve => server.once('listening', resolve))
  const roomOf = (guid: string): Room => {
    const room = rooms.get(guid)
    if (!room) throw new Error(`No session ${guid}.`)
    return room
  }
  return {
    url: pipe ?? `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    commands,
    rooms,
    play: (guid, at, result) => play(roomOf(guid), at, result),
    seat: (guid, participation) => void roomOf(guid).queues.participations.items.push(participation),
    pause: value => {
      paused = value
    },
    close: () => new Promise(resolve => server.close(() => resolve())),
  }
}
