import type { Body } from './federation.js'
import { daysAfter, hourOf, minutesAfter } from './days.js'
import type { Person, Sport } from './people.js'
import { type Slot, tables, type WriteSheet } from './play-tables.js'
import type { Random } from './random.js'
import { eachOf, type Troupe } from './troupe.js'

/** A side of an event: a player, a pair or a team. */
export interface Side {
  readonly name?: string
  readonly people: readonly Person[]
}

export interface StagePlan {
  readonly nameZh: string
  readonly nameEn: string
  readonly format: string
  readonly plan?: object
  readonly settings?: object
  /** How its rounds come about: drawn one by one, or all at once by a movement or a seating. */
  readonly rounds:
    | { readonly by: 'draw'; readonly count: number }
    | { readonly by: 'movement' | 'seating'; readonly request: object }
  readonly minutes: number
}

/** How far an event has come when the curtain falls. */
export type Reaches = 'announced' | 'running' | 'provisional' | 'published' | 'official'

export interface EventPlan {
  readonly sport: Sport
  readonly code: string
  readonly nameZh: string
  readonly nameEn: string
  readonly category: 'club' | 'regional' | 'national'
  readonly organiser: Body
  readonly day: string
  /** When the first round begins. */
  readonly begins: Date
  readonly sides: readonly Side[]
  readonly stages: readonly StagePlan[]
  readonly reaches: Reaches
  readonly officials?: readonly { readonly email: string; readonly role: 'director' | 'scorer' }[]
  /** What happens at the tables before the last round is closed: rulings. */
  readonly atTheTables?: (held: HeldStage) => Promise<void>
}

export interface HeldStage {
  readonly event: string
  readonly stage: string
  /** All stages of the event in their order. */
  readonly stages: readonly string[]
  readonly plan: EventPlan
  /** When the last round was over. */
  readonly over: Date
  readonly slots: readonly PlayedSlot[]
  /** The entry of each player of the stage. */
  readonly entryOf: ReadonlyMap<string, string>
  readonly revision?: string
}

export interface PlayedSlot extends Slot {
  readonly round: number
  readonly table: string
  readonly sheet: object
}

export interface Hall {
  /** The moment nothing of the demo lies behind. */
  readonly now: Date
  readonly troupe: Troupe
  readonly office: string
  readonly random: Random
}

interface Made {
  readonly event: { readonly id: string }
}

/** The office sanctions an event and its stages, and takes the entries. */
const announce = async ({ troupe, office }: Hall, plan: EventPlan): Promise<{ event: string; stages: string[] }> => {
  const at = hourOf(daysAfter(plan.day, -21), '10:00')
  const { sport, code, nameZh, nameEn, category, organiser, day } = plan
  const about = { sport, code, nameZh, nameEn, category, organisation: organiser.id, startsOn: day, endsOn: day }
  const venue = organiser.nameZh
  const { event } = await troupe.act<Made>(office, at, 'createEvent', { ...about, venue }, 'event { id }')
  for (const { email, role } of plan.officials ?? [])
    await troupe.act(office, at, 'appointOfficial', { event: event.id, email, role })
  const stages: string[] = []
  for (const { nameZh, nameEn, format, plan: drawn, settings } of plan.stages) {
    const input = {
      event: event.id,
      nameZh,
      nameEn,
      format,
      ...(drawn ? { plan: drawn } : {}),
      settings: settings ?? {},
    }
    const made = await troupe.act<{ stage: { id: string } }>(office, at, 'addStage', input, 'stage { id }')
    stages.push(made.stage.id)
  }
  return { event: event.id, stages }
}

/** Enters the sides in the order of their strength. */
const enterSides = ({ troupe, office, now }: Hall, plan: EventPlan, stage: string): Promise<unknown> => {
  const entrants = plan.sides.map(({ name, people }, at) => ({
    number: String(at + 1),
    seed: at + 1,
    ...(name ? { name } : {}),
    players: people.map(one => ({ person: one.id, name: one.display })),
  }))
  const usual = hourOf(daysAfter(plan.day, -2), '18:00')
  return troupe.act(office, usual < now ? usual : now, 'enterEntrants', { stage, entrants })
}

const ENTRIES = 'query ($id: ID!) { stage(id: $id) { entries { id players { person { id } } } } }'
const TABLES = `query ($id: ID!) { round(id: $id) { tables { id label kind
  lineUps { entry { id } segments { number } }
  slots { slot board room whole sides { id } } } } }`
const ROUNDS = 'query ($id: ID!) { playSession(id: $id) { rounds { id } } }'
const PROVISIONAL = 'query ($id: ID!) { stage(id: $id) { provisional { id } } }'

interface Entries {
  readonly stage: { readonly entries: { id: string; players: { person: { id: string } | null }[] }[] }
}
interface Tables {
  readonly round: { readonly tables: Table[] }
}
interface Table {
  readonly id: string
  readonly label: string
  readonly kind: string
  readonly lineUps: readonly { entry: { id: string }; segments: { number: number }[] }[]
  readonly slots: Slot[]
}

/** How well each entry plays, and who is in it. */
const entriesOf = async ({ troupe, office }: Hall, plan: EventPlan, stage: string, at: Date) => {
  const known = new Map(plan.sides.flatMap(side => side.people).map(one => [one.id, one.skill]))
  const { stage: found } = await troupe.read<Entries>(office, at, ENTRIES, { id: stage })
  const skills = new Map<string, number>()
  const entryOf = new Map<string, string>()
  for (const { id, players } of found.entries) {
    const ids = players.map(one => one.person?.id ?? '')
    for (const person of ids) entryOf.set(person, id)
    skills.set(id, Math.trunc(ids.reduce((sum, one) => sum + (known.get(one) ?? 0), 0) / Math.max(1, ids.length)))
  }
  return { skills, entryOf }
}

interface Playing {
  readonly plan: EventPlan
  readonly stage: string
  readonly decisive: boolean
  readonly write: WriteSheet
  readonly skills: ReadonlyMap<string, number>
  readonly slots: PlayedSlot[]
}

/** Before a match the office writes down who of each team sits in which room. */
const giveLineUps = ({ troupe, office }: Hall, tables: readonly Table[], at: Date): Promise<unknown> => {
  const rooms = [
    { room: 'open', players: [1, 2] },
    { room: 'closed', players: [3, 4] },
  ]
  const given = tables.flatMap(({ id, lineUps }) =>
    lineUps.flatMap(({ entry, segments }) =>
      segments.map(({ number }) => ({ table: id, entry: entry.id, segment: number })),
    ),
  )
  return eachOf(given, 3, input => troupe.act(office, at, 'giveLineUp', { ...input, rooms }))
}

const playRound = async (
  hall: Hall,
  playing: Playing,
  round: { readonly id: string; readonly number: number; readonly at: Date; readonly minutes: number },
  close: boolean,
): Promise<void> => {
  const { troupe, office, now } = hall
  const { stage, write, skills, decisive, slots } = playing
  const found = await troupe.read<Tables>(office, round.at, TABLES, { id: round.id })
  if (decisive) await giveLineUps(hall, found.round.tables, round.at)
  const all = found.round.tables.flatMap(({ label, slots }) =>
    slots.filter(one => !one.whole || slots.length === 1).map(slot => ({ ...slot, table: label, round: round.number })),
  )
  const places = all.filter(one => one.sides.length > 1)
  const entered = close ? places : places.filter((_, at) => at % 3 === 0)
  await eachOf(entered, 3, async place => {
    const sides = place.sides.map(side => side.id)
    const sheet = write(
      place,
      sides.map(id => skills.get(id) ?? 0),
      decisive,
    )
    const { slot, board, table } = place
    const where = { stage, slot, session: 1, round: round.number, table, ...(board ? { board } : {}), sides }
    const due = minutesAfter(round.at, round.minutes - 5)
    const at = due < now ? due : now
    await troupe.act(office, at, 'enterResult', { ...where, sheet: { data: sheet }, expectedVersion: 0 })
    slots.push({ ...place, sheet })
  })
  if (close) await troupe.act(office, minutesAfter(round.at, round.minutes), 'closeRound', { round: round.id })
}

/** Plays a stage out, or as far as its third round when it is left running; answers when it was over. */
const playStage = async (hall: Hall, plan: EventPlan, stage: string, at: number, begins: Date): Promise<HeldStage> => {
  const { troupe, office, random } = hall
  const of = plan.stages[at] as StagePlan
  const opened = minutesAfter(begins, -20)
  const { session } = await troupe.act<{ session: { id: string } }>(
    office,
    opened,
    'openSession',
    { stage, startsAt: begins.toISOString() },
    'session { id }',
  )
  const decisive = of.rounds.by === 'draw' && JSON.stringify(of.plan ?? {}).includes('limination')
  const write = tables[plan.sport](random.fork(`play/${at}`))
  const { skills, entryOf } = await entriesOf(hall, plan, stage, opened)
  const playing: Playing = { plan, stage, decisive, write, skills, slots: [] }
  const lastOpen = plan.reaches === 'running' && at === plan.stages.length - 1
  const over = (number: number): Date => minutesAfter(begins, number * of.minutes)
  let count = 0
  if (of.rounds.by === 'draw') {
    count = lastOpen ? Math.min(3, of.rounds.count) : of.rounds.count
    for (let number = 1; number <= count; number++) {
      const starts = over(number - 1)
      await troupe.pass(starts, stage)
      const { round } = await troupe.act<{ round: { id: string } }>(
        office,
        starts,
        'drawRound',
        { stage },
        'round { id }',
      )
      const startsAt = starts.toISOString()
      await troupe.act(office, starts, 'publishRound', { round: round.id, startsAt, minutes: of.minutes - 5 })
      const isOpen = lastOpen && number === count
      await playRound(hall, playing, { id: round.id, number, at: starts, minutes: of.minutes }, !isOpen)
    }
  } else {
    const mutation = of.rounds.by === 'movement' ? 'applyMovement' : 'applySeating'
    await troupe.act(office, opened, mutation, { session: session.id, ...of.rounds.request })
    type Rounds = { playSession: { rounds: { id: string }[] } }
    const { playSession } = await troupe.read<Rounds>(office, opened, ROUNDS, { id: session.id })
    const { rounds } = playSession
    count = lastOpen ? Math.min(4, rounds.length) : rounds.length
    for (const [index, { id }] of rounds.slice(0, count).entries()) {
      const starts = over(index)
      const startsAt = starts.toISOString()
      await troupe.act(office, starts, 'publishRound', { round: id, startsAt, minutes: of.minutes - 5 })
      const isOpen = lastOpen && index + 1 === count
      await playRound(hall, playing, { id, number: index + 1, at: starts, minutes: of.minutes }, !isOpen)
    }
  }
  return { event: '', stages: [], stage, plan, over: over(count), slots: playing.slots, entryOf }
}

/** Publishes what has been computed, and lets happen what follows from it; answers the revision. */
const publish = async ({ troupe, office }: Hall, stage: string, at: Date): Promise<string> => {
  type Provisional = { stage: { provisional: { id: string } } }
  const { stage: found } = await troupe.read<Provisional>(office, at, PROVISIONAL, { id: stage })
  const input = { stage, revision: found.provisional.id }
  type Published = { revision: { id: string } }
  const { revision } = await troupe.act<Published>(office, at, 'publishStandings', input, 'revision { id }')
  await troupe.pass(at, stage)
  return revision.id
}

/** Holds a planned event as far as it has come; answers its last stage. */
export const holdEvent = async (hall: Hall, plan: EventPlan): Promise<HeldStage> => {
  const { troupe, office } = hall
  const own = { ...hall, random: hall.random.fork(plan.nameEn) }
  const { event, stages } = await announce(hall, plan)
  const [first = ''] = stages
  await enterSides(hall, plan, first)
  if (plan.reaches === 'announced')
    return { event, stages, stage: first, plan, over: plan.begins, slots: [], entryOf: new Map() }
  let begins = plan.begins
  let held: HeldStage | undefined
  for (const [at, stage] of stages.entries()) {
    if (at > 0) await troupe.act(office, minutesAfter(begins, -30), 'advanceStage', { stage })
    const isLast = at === stages.length - 1
    const played = { ...(await playStage(own, plan, stage, at, begins)), event, stages }
    if (isLast) await plan.atTheTables?.(played)
    await troupe.pass(minutesAfter(played.over, 10), stage)
    const stops = isLast && (plan.reaches === 'running' || plan.reaches === 'provisional')
    const revision = stops ? undefined : await publish(hall, stage, minutesAfter(played.over, 15))
    held = { ...played, ...(revision ? { revision } : {}) }
    begins = minutesAfter(played.over, 60)
  }
  if (!held) throw new Error(`${plan.code} has no stage`)
  return held
}

const STANDINGS = 'query ($id: ID!) { stage(id: $id) { standings { id officialAt } } }'

/** When the windows have run out the standings are official by themselves; where there are none the office says so. */
export const finishEvent = async ({ troupe, office }: Hall, stages: readonly string[], at: Date): Promise<void> => {
  for (const stage of stages) {
    await troupe.pass(at, stage)
    type Standings = { stage: { standings: { id: string; officialAt: string | null } } }
    const { standings } = (await troupe.read<Standings>(office, at, STANDINGS, { id: stage })).stage
    if (standings.officialAt === null) await troupe.act(office, at, 'makeOfficial', { revision: standings.id })
  }
}
