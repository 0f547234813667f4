import { setTimeout as delay } from 'node:timers/promises'
import { mutate, ownBody, query } from './portal-acts.js'
import { surroundings } from './places.js'
import type { SportName } from './office.js'

/**
 * An event of a test's own, made through the mutations that the portal sends: what a test writes there nobody else reads,
 * so it may be run again on the same stack, and beside itself.
 */

interface Shape {
  readonly format: string
  readonly category: string
  /** Sides, and the players of each. */
  readonly sides: number
  readonly size: number
  readonly settings: object
  readonly plan?: object
  /** The mutation that makes the first round, with what it takes besides the session. */
  readonly first: readonly [mutation: 'ApplyMovement' | 'ApplySeating' | 'DrawRound', input: object]
  /** The sheet of a slot that is played beforehand. */
  readonly sheet: (at: number) => object
}

const SHAPES: Readonly<Record<SportName, Shape>> = {
  bridge: {
    format: 'pairs',
    category: 'club',
    sides: 8,
    size: 2,
    settings: { method: 'matchpoint', winners: 1 },
    first: ['ApplyMovement', { movement: { mitchell: { arrowSwitched: 1 } }, boardsARound: 2, barometer: true }],
    sheet: at => ({ contract: '3NT', declarer: 'N', tricks: 7 + (at % 5) }),
  },
  guandan: {
    format: 'swiss',
    category: 'club',
    sides: 8,
    size: 2,
    settings: { format: 'byDeals', deals: 4 },
    plan: { format: { kind: 'swiss', rounds: 3 } },
    first: ['DrawRound', {}],
    sheet: () => ({
      kind: 'game',
      deals: [0, 1, 2, 3].map(deal => ({ finish: deal % 2 === 0 ? [0, 2, 1, 3] : [1, 3, 0, 2] })),
      ended: 'dealCount',
    }),
  },
  mahjong: {
    format: 'individual',
    category: 'club',
    sides: 16,
    size: 1,
    settings: {},
    first: ['ApplySeating', { kind: 'perfect' }],
    sheet: () => ({
      kind: 'hands',
      hands: Array.from({ length: 16 }, (_, hand) => ({
        number: hand + 1,
        result: hand === 0 ? { kind: 'selfDraw', winner: 0, fan: 24 } : { kind: 'drawn' },
      })),
      ended: 'allHands',
    }),
  },
}

/** The people who may score it and rule at it. */
const OFFICIALS = { director: 'director', director2: 'director', scorer: 'scorer' } as const

export interface OwnEvent {
  readonly code: string
  readonly name: string
  /** Addresses without their language: of the event, of its session and its open round at the score desk. */
  readonly event: string
  readonly session: string
  readonly round: string
  readonly roundId: string
  /** Scores the first slot of the open round that has no result. */
  readonly playOne: () => Promise<void>
}

interface Round {
  readonly id: string
  readonly number: number
}
interface Slot {
  readonly slot: string
  readonly table: string
  readonly board: string | null
  readonly sides: readonly { readonly id: string }[]
}
interface Stage {
  readonly id: string
  readonly sessions: readonly { readonly id: string; readonly rounds: readonly Round[] }[]
}

export interface OwnEventSpec {
  readonly sport: SportName
  /** What nothing of another run has in its name. */
  readonly stamp: string
  /** How many slots of the first round have a result already; all of them with `all`. */
  readonly played?: number | 'all'
  /** How many contestants, where it is another number than the sport's usual here. */
  readonly sides?: number
  /** All rounds of the first session are announced, not the first alone. */
  readonly following?: boolean
  /** Persons of the register by their ids, in the places of the first players. */
  readonly persons?: readonly string[]
}

const part = encodeURIComponent

/** A day a month ago: it stands among no latest events that another spec reads. */
const day = (): string => new Date(Date.now() - 30 * 86_400_000).toISOString().slice(0, 10)

type Act = (name: string, input: object) => Promise<Record<string, unknown>>

const enterSides = (act: Act, stage: string, { sides, size }: Shape, persons: readonly string[]): Promise<unknown> => {
  const player = (at: number) => {
    const person = persons[at]
    return person ? { person } : { name: `Own${at + 1}x`, notMember: true }
  }
  const entrants = Array.from({ length: sides }, (_, side) => ({
    players: Array.from({ length: size }, (_, seat) => player(side * size + seat)),
  }))
  return act('EnterEntrants', { stage, entrants })
}

/** Every slot of a round that is announced, in the order of tables and boards, as the score desk has them. */
const slotsOf = async (url: string, cookie: string, round: string): Promise<readonly Slot[]> => {
  const { tables } = await query(url, cookie, 'DeskRound', { id: round })
  return (tables as readonly { slots: readonly Slot[] }[]).flatMap(({ slots }) => slots)
}

const playSlot = async (act: Act, stage: string, sport: SportName, at: number, of: Slot | undefined): Promise<void> => {
  if (!of) throw new Error(`The round has no slot ${at + 1}.`)
  const { slot, board, table, sides } = of
  await act('EnterResult', {
    ...{ stage, slot, session: 1, round: 1, table, ...(board ? { board } : {}) },
    sides: sides.map(one => one.id),
    sheet: { data: SHAPES[sport].sheet(at) },
    expectedVersion: 0,
  })
}

/** Waits until what was played stands on the event's page, as the worker computes it. */
const standingsOf = async (url: string, event: string): Promise<void> => {
  for (let asked = 0; asked < 120; asked++) {
    const page = await (await fetch(`${url}/en${event}`)).text()
    if (page.includes('/files/lists/standings/')) return
    await delay(500)
  }
  throw new Error(`${event} has no standings after a minute.`)
}

/** How many this worker has made: two tests of one file have each their own. */
let count = 0

/** Makes the event, its officials, its sides and its first round, which is announced. */
export const ownEvent = async (spec: OwnEventSpec): Promise<OwnEvent> => {
  const { sport, persons = [] } = spec
  const stamp = `${spec.stamp}${(count++).toString(36)}`
  const { url, cookies } = surroundings()
  const shape = { ...SHAPES[sport], ...(spec.sides ? { sides: spec.sides } : {}) }
  const act: Act = async (name, input) => {
    const payload = await mutate(url, cookies.staff, name, input)
    const wrong = payload.problems as readonly { severity: string }[] | undefined
    if (wrong?.some(one => one.severity === 'error')) throw new Error(`${name}: ${JSON.stringify(wrong)}`)
    return payload
  }
  const code = `OWN-${sport.slice(0, 2).toUpperCase()}-${stamp}`
  const name = `Own ${sport} ${stamp}`
  const organisation = await ownBody(url, cookies.staff)
  const about = { organisation, sport, code, nameZh: `自办 ${code}`, nameEn: name, category: shape.category }
  const made = await act('CreateEvent', { ...about, startsOn: day(), endsOn: day() })
  const event = (made.event as { id: string }).id
  for (const [who, role] of Object.entries(OFFICIALS))
    await act('AppointOfficial', { event, email: `${who}@paiji.example`, role })
  const { format, settings, plan } = shape
  const named = { nameZh: '决赛', nameEn: 'Final', format, settings, ...(plan ? { plan } : {}) }
  const added = await act('AddStage', { event, ...named })
  const [{ id: stage = '' } = {}] = (added.stage as { event: { stages: { id: string }[] } }).event.stages
  await enterSides(act, stage, shape, persons)
  const opened = await act('OpenSession', { stage, startsAt: new Date().toISOString() })
  const session = (opened.session as { id: string }).id
  const [mutation, input] = shape.first
  const drawn = await act(mutation, mutation === 'DrawRound' ? { stage, ...input } : { session, ...input })
  const round =
    mutation === 'DrawRound'
      ? (drawn.round as Round)
      : (drawn.session as { stage: Stage }).stage.sessions[0]?.rounds.find(one => one.number === 1)
  if (!round) throw new Error(`${mutation} made no first round.`)
  await act('PublishRound', { round: round.id, ...(spec.following ? { following: true } : {}) })
  const slots = await slotsOf(url, cookies.staff, round.id)
  const playedBefore = spec.played === 'all' ? slots.length : (spec.played ?? 0)
  let played = 0
  const playOne = () => playSlot(act, stage, sport, played, slots[played++])
  while (played < playedBefore) await playOne()
  if (played > 0) await standingsOf(url, `/events/${code}`)
  const desk = `/desk/sessions/${part(session)}`
  return {
    code,
    name,
    event: `/events/${code}`,
    session: desk,
    round: `${desk}/rounds/${part(round.id)}`,
    roundId: round.id,
    playOne,
  }
}

/** Opens entry at the tables of the open round; answers a code of its first table. */
export const tableCode = async ({ roundId }: OwnEvent): Promise<string> => {
  const { url, cookies } = surroundings()
  const opened = await mutate(url, cookies.staff, 'OpenTableEntry', { round: roundId, hours: 2 })
  const { tables } = opened.round as { tables: readonly { codes: readonly { code: string }[] }[] }
  const code = tables[0]?.codes[0]?.code
  if (!code) throw new Error(`No table got a code: ${JSON.stringify(opened.problems)}`)
  return code
}
