import { sha256 } from '../../base/digest.js'
import { CommandFailure } from '../failure.js'
import {
  DIRECTIONS,
  GAME_PAIRS,
  GAME_TEAMS,
  type HandMessage,
  type ParticipationMessage,
  type PlayerMessage,
  type RoundMessage,
  type SectionMessage,
} from './messages.js'
import type { OwnEntry, OwnRound, OwnSession, OwnTable } from './own-session.js'

/** A table of the room in one round: where the terminals' results belong with us. */
export interface Place {
  readonly round: OwnRound
  readonly table: OwnTable
  readonly room: 'open' | 'closed' | undefined
  readonly pairNs: number
  readonly pairEw: number
  /** North–South, then East–West. */
  readonly sides: readonly string[]
}

/** A session as it is sent to the connector, and the way back. */
export interface LaidOut {
  readonly guid: string
  readonly sections: readonly SectionMessage[]
  readonly players: readonly PlayerMessage[]
  readonly participations: readonly ParticipationMessage[]
  readonly hands: readonly HandMessage[]
  readonly scoringMethod: number
  /** By `placeKey`. */
  readonly places: ReadonlyMap<string, Place>
}

export const placeKey = (letters: string, table: number, round: number): string => `${letters}${table}/${round}`

/** The connector's name of a session of ours: the same at every start, so that an evening can be continued. */
export const guidOf = (id: string): string => sha256(id).slice(0, 32).toUpperCase()

/** Sections are `A` to `Z`, then `AA`, `BB` and so on to `ZZZ`. */
const LETTERS = /^([A-Z])\1{0,2}$/
const lettersAt = (index: number): string => String.fromCharCode(65 + (index % 26)).repeat(1 + Math.floor(index / 26))

const lettersOf = (sections: readonly string[]): ReadonlyMap<string, string> => {
  const asTheyAre = sections.every(name => LETTERS.test(name))
  return new Map(sections.map((name, index) => [name, asTheyAre ? name : lettersAt(index)]))
}

/** Numbers as they are drawn where all are whole numbers, else by their order. */
const numbersOf = (entries: readonly OwnEntry[]): ReadonlyMap<string, number> => {
  const plain = entries.map(({ number }) => (/^[1-9]\d{0,3}$/.test(number) ? Number(number) : 0))
  const asTheyAre = plain.every(number => number > 0) && new Set(plain).size === plain.length
  return new Map(entries.map(({ id }, index) => [id, asTheyAre ? (plain[index] as number) : index + 1]))
}

/** The connector's number of our way to score; what it shows itself is of no consequence to the ranking. */
const METHODS: Readonly<Record<string, number>> = { matchpoint: 10, butler: 27, crossImp: 36, boardAMatch: 60 }

/** A table of ours is one of the room, or two where a match is played in two rooms. */
interface Seat {
  readonly label: string
  readonly room: 'open' | 'closed' | undefined
}
const seatsOf = (rounds: readonly OwnRound[], section: string): readonly Seat[] => {
  const found = new Map<string, Seat>()
  for (const { tables } of rounds)
    for (const { label, rooms, section: of } of tables)
      if (of === section)
        for (const room of rooms.length > 0 ? rooms : [undefined])
          if (!found.has(`${label}/${room}`)) found.set(`${label}/${room}`, { label, room })
  return [...found.values()].sort(
    (a, b) => a.label.localeCompare(b.label, 'en', { numeric: true }) || (b.room ?? '').localeCompare(a.room ?? ''),
  )
}

/** Boards of one round at one table: consecutive, for the connector takes the lowest and the highest. */
const boardsAt = (table: OwnTable, round: OwnRound): readonly [number, number] => {
  const numbers = table.boards.map(Number).sort((a, b) => a - b)
  const [low = 0, high = 0] = [numbers[0], numbers.at(-1)]
  const consecutive = numbers.every((number, index) => number === low + index)
  if (low > 0 && consecutive) return [low, high]
  throw new CommandFailure(
    `Round ${round.number}, table ${table.label}: the boards ${table.boards.join(' ')} are not consecutive numbers, and the connector takes no others.`,
  )
}

interface Laying {
  readonly guid: string
  readonly letters: string
  readonly numbers: ReadonlyMap<string, number>
}

const numberIn = ({ numbers }: Laying, id: string | undefined): number => (id && numbers.get(id)) || 0

/** Pairs keep their number. Of a team, the pair of the open room is 2n − 1 and that of the closed room 2n. */
const placeOf = (laying: Laying, round: OwnRound, table: OwnTable, room: Seat['room']): Place => {
  const seated = table.slots.find(slot => slot.room === (room ?? null))?.sides ?? table.sides
  const sides = seated.map(({ id }) => id)
  if (sides.length > 2)
    throw new CommandFailure(
      'An individual cannot be sent: the documents of the connector do not say how its players are numbered at a table.',
    )
  const [ns, ew] = [numberIn(laying, sides[0]), numberIn(laying, sides[1])]
  const pair = (number: number) => (room && number > 0 ? 2 * number - (room === 'open' ? 1 : 0) : number)
  return { round, table, room, sides, pairNs: pair(ns), pairEw: pair(ew) }
}

const EMPTY = { PairNS: 0, PairEW: 0, LowBoardNumber: 0, HighBoardNumber: 0, TeamNS: 0, TeamEW: 0 }
const NO_MATES = { MatesTableSectionLetters: null, MatesTableTableNumber: 0, MatesTableRoundNumber: 0 }

const roundMessage = (laying: Laying, seats: readonly Seat[], index: number, number: number, place?: Place) => {
  const at = { SessionGuid: laying.guid, SectionLetters: laying.letters, TableNumber: index + 1, RoundNumber: number }
  if (!place) return { ...at, ...EMPTY, ...NO_MATES }
  const { pairNs: PairNS, pairEw: PairEW, table, round, room } = place
  const [LowBoardNumber, HighBoardNumber] = PairNS > 0 && PairEW > 0 ? boardsAt(table, round) : [0, 0]
  const pairs = { ...at, ...EMPTY, PairNS, PairEW, LowBoardNumber, HighBoardNumber }
  if (!room) return { ...pairs, ...NO_MATES }
  const mates = seats.findIndex(seat => seat.label === table.label && seat.room !== room)
  return {
    ...pairs,
    TeamNS: numberIn(laying, place.sides[0]),
    TeamEW: numberIn(laying, place.sides[1]),
    MatesTableSectionLetters: laying.letters,
    MatesTableTableNumber: mates + 1,
    MatesTableRoundNumber: number,
  }
}

/** The rounds of every table from the first on: a table without play in one of them is empty. */
const sectionOf = (
  laying: Laying,
  session: OwnSession,
  rounds: readonly OwnRound[],
  section: string,
  places: Map<string, Place>,
): SectionMessage => {
  const { guid, letters } = laying
  const seats = seatsOf(rounds, section)
  const Tables = seats.map(({ label, room }, index) => ({
    SessionGuid: guid,
    SectionLetters: letters,
    TableNumber: index + 1,
    Rounds: rounds.map((round): RoundMessage => {
      const table = round.tables.find(one => one.label === label && one.section === section)
      const place = table && placeOf(laying, round, table, room)
      if (place) places.set(placeKey(letters, index + 1, round.number), place)
      return roundMessage(laying, seats, index, round.number, place)
    }),
  }))
  return {
    SessionGuid: guid,
    ScoringGroupNumber: 1,
    Letters: letters,
    Winners: session.stage.settings.winners === 2 ? 2 : 1,
    GameType: seats.some(({ room }) => room) ? GAME_TEAMS : GAME_PAIRS,
    HasExplicitParticipations: false,
    Tables,
  }
}

const playersNow = ({ players }: OwnEntry) =>
  players.filter(({ untilSession }) => untilSession === null).sort((a, b) => a.ordinal - b.ordinal)

/** The number that somebody types at the table: that of the register, else that of the entry and the place in it. */
export const playerNumber = (entry: OwnEntry, player: OwnEntry['players'][number]): string =>
  player.person?.number ?? `${entry.number}-${player.ordinal}`

const playersOf = (guid: string, entries: readonly OwnEntry[]): readonly PlayerMessage[] => {
  const messages = entries.flatMap(entry =>
    playersNow(entry).map(player => ({
      SessionGuid: guid,
      PlayerNumber: playerNumber(entry, player),
      FirstName: '',
      LastName: player.nameAsEntered,
      CountryCode: '',
    })),
  )
  return [...new Map(messages.map(one => [one.PlayerNumber, one])).values()]
}

/** Who sits where in the first round; a team's players are those who name themselves at the table. */
const seatedFirst = (
  guid: string,
  entries: readonly OwnEntry[],
  places: ReadonlyMap<string, Place>,
): readonly ParticipationMessage[] => {
  const byId = new Map(entries.map(entry => [entry.id, entry]))
  const taken = new Set<string>()
  return [...places].flatMap(([key, { sides, room }]) => {
    const [, SectionLetters = '', table, round] = /^([A-Z]+)(\d+)\/(\d+)$/.exec(key) ?? []
    if (room || round !== '1') return []
    return sides.flatMap((side, at) => {
      const entry = byId.get(side)
      const seats = at === 0 ? [DIRECTIONS.north, DIRECTIONS.south] : [DIRECTIONS.east, DIRECTIONS.west]
      return (entry ? playersNow(entry).slice(0, 2) : []).flatMap((player, index) => {
        const PlayerNumber = playerNumber(entry as OwnEntry, player)
        if (taken.has(PlayerNumber)) return []
        taken.add(PlayerNumber)
        const Direction = seats[index] as number
        return [
          { SessionGuid: guid, SectionLetters, TableNumber: Number(table), RoundNumber: 1, Direction, PlayerNumber },
        ]
      })
    })
  })
}

const SUITS = ['Spades', 'Hearts', 'Diamonds', 'Clubs'] as const
const STRAINS = ['NoTrump', ...SUITS] as const
const capital = (seat: string): string => `${seat.charAt(0).toUpperCase()}${seat.slice(1)}`

/** Hands as far as whoever holds the token may see them, with the tricks that can be made where they are known. */
const handsOf = (guid: string, letters: string, session: OwnSession): readonly HandMessage[] =>
  (session.hands?.records ?? [])
    .filter(({ board, hands }) => /^[1-9]\d*$/.test(board) && hands.length === 4)
    .map(({ board, hands, analysis }) => {
      const held = hands.flatMap(({ seat, suits }) =>
        SUITS.map((suit, at) => [`${capital(seat)}${suit}`, (suits[at] ?? '').replace('10', 'T')]),
      )
      const tricks = (analysis?.makeable ?? []).flatMap(({ seat, tricks }) =>
        STRAINS.map((strain, at) => [`DoubleDummy${capital(seat)}${strain}`, tricks[at] ?? null]),
      )
      const solved = tricks.length === 20 && tricks.every(([, made]) => made !== null)
      return {
        SessionGuid: guid,
        ScoringGroupNumber: 1,
        SectionLetters: letters,
        BoardNumber: Number(board),
        ...Object.fromEntries(held),
        HasHandEvaluationData: solved,
        ...(solved ? Object.fromEntries(tricks) : {}),
      }
    })

/** Everything of a session that goes out: the rounds that are announced, their players, their hands. */
export const layOut = (session: OwnSession): LaidOut => {
  const { entries, settings } = session.stage
  if (!session.handsDesk.offered || session.handsDesk.walls)
    throw new CommandFailure('Only sessions of bridge are played with Bridgemates.')
  const rounds = session.rounds.filter(({ publishedAt }) => publishedAt !== null)
  if (rounds.length === 0)
    throw new CommandFailure('No round of this session is announced yet: the room has nothing to play.')
  if (rounds.some(({ number }, index) => number !== index + 1))
    throw new CommandFailure('The connector takes rounds from 1 on without gaps; these are not.')
  const guid = guidOf(session.id)
  const names = [...new Set(rounds.flatMap(({ tables }) => tables.map(({ section }) => section)))]
  const letters = lettersOf(names)
  const places = new Map<string, Place>()
  const numbers = numbersOf(entries)
  const sections = names.map(name =>
    sectionOf({ guid, letters: letters.get(name) as string, numbers }, session, rounds, name, places),
  )
  const isTeams = sections.some(({ GameType }) => GameType === GAME_TEAMS)
  return {
    guid,
    sections,
    players: playersOf(guid, entries),
    participations: seatedFirst(guid, entries, places),
    hands: sections.flatMap(({ Letters }) => handsOf(guid, Letters, session)),
    scoringMethod: isTeams ? 40 : (METHODS[String(settings.method)] ?? 10),
    places,
  }
}

/** The message that makes the control software begin a session. */
export const initialMessage = (session: OwnSession, laid: LaidOut, commands: number) => {
  const { event } = session.stage
  const [Year = 0, Month = 0, Day = 0] = (session.startsAt ?? event.startsOn).slice(0, 10).split('-').map(Number)
  const { guid, sections, players, participations, hands, scoringMethod } = laid
  const group = { SessionGuid: guid, ScoringGroupNumber: 1, ScoringMethod: scoringMethod, Sections: sections }
  return {
    Commands: commands,
    EventGuid: guid,
    Sessions: [
      {
        EventGuid: guid,
        SessionGuid: guid,
        Name: `${event.name.en || event.name.zh} ${session.number}`,
        ...{ Year, Month, Day, Hour: 0, Minute: 0 },
        ShowInApp: false,
        ScoringGroups: [group],
      },
    ],
    PlayerData: players,
    Participations: participations,
    Handrecords: hands,
    Bridgemate2Settings: null,
    Bridgemate3Settings: null,
  }
}
