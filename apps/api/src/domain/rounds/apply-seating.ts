import {
  err,
  ok,
  type Result,
  type SeatedTable,
  type SeatingFigures,
  type SeatingProposal,
  type SportSeating,
} from '@paiji/rules'
import { eq, inArray, sql } from 'drizzle-orm'
import { actorOf, type Viewer } from '../../auth/viewer.js'
import { board, playSession, round as roundRecord, roundTable } from '../../db/schema/index.js'
import type { Transaction } from '../../db/transaction.js'
import { recordAudit } from '../audit/record.js'
import type { EntryRow } from '../events/events.repo.js'
import { isPlaying } from '../events/is-playing.js'
import type { Deps } from '../shared/deps.js'
import { idempotently } from '../shared/idempotency.js'
import type { Outcome, Problem } from '../../base/problem.js'
import type { RoundProblemCode } from './problem-codes.js'
import { refuse } from './refuse.js'
import { type RoundRow, sessionsByIds, type SessionRow } from './rounds.repo.js'
import { placesOf, seatingGroups } from './seating-figures.js'
import { manageHeldStage, type ManagedStage, planOf, seatingOf } from './stage-of-rounds.js'
import { type StageView, viewStage } from './stage-state.js'
import { type NewTable, storeRounds } from './store-round.js'
import type { Act } from '../shared/act.js'

export interface ApplySeatingInput {
  readonly sessionId: string
  readonly method: 'movement' | 'seating'
  /** What the sport's own planner reads: `{ kind: 'mitchell', boardsARound: 3 }`, `{ kind: 'roller', rounds: 4 }`. */
  readonly request: Readonly<Record<string, unknown>>
  /** In the place of the session's drafts, and only if it is better than they are. */
  readonly better?: boolean | undefined
  /** Of the next round by the standings: who is not there. */
  readonly absent?: readonly string[] | undefined
  /** In the place of the draft of the next round; these of its tables stay as they are. */
  readonly again?: { readonly keep: readonly string[] } | undefined
  readonly idempotencyKey?: string | undefined
}

/**
 * Makes all rounds of a session from a movement or a seating, as drafts, with their boards.
 * `{ kind: 'ranking' }` and `{ kind: 'swiss' }` add the next round by the standings instead, once every round before it is
 * closed, without those who are absent; `again` draws it anew in the place of its draft, tables held as they stand.
 * `better` puts another draw in the place of drafts that nobody changed, if it is better than they are.
 * Problems: SESSION_MISSING, NOT_PERMITTED, EVENT_CANCELLED, SESSION_HAS_ROUNDS, DRAFT_PRESENT, ROUNDS_STILL_OPEN,
 * ROUND_NOT_DRAFT, TABLE_NOT_IN_ROUND, SIDE_NOT_IN_STAGE, SEATING_NOT_OFFERED, SEATING_NO_BETTER, and what the sport's
 * planner finds.
 */
export const applySeating = (
  deps: Deps,
  viewer: Viewer,
  input: ApplySeatingInput,
): Promise<Outcome<{ sessionId: string; rounds: number; warnings: readonly Problem[] }>> =>
  idempotently(deps, viewer, 'applySeating', input, async tx => {
    const [session] = await sessionsByIds(tx, [input.sessionId])
    if (!session) return refuse('SESSION_MISSING')
    const managed = await manageHeldStage(tx, viewer, session.stageId)
    if (!managed.ok) return managed
    const view = await viewStage(tx, managed.value.stage)
    if (!view.ok) return view
    const next = nextKinds.find(kind => kind === input.request.kind)
    const drafts = next ? redrawn(view.value, input) : input.better ? freeDrafts(view.value, session) : undefined
    const held = next
      ? input.again && !drafts
        ? 'ROUND_NOT_DRAFT'
        : waitingRound(view.value, drafts)
      : drafts
        ? undefined
        : roundsOf(view.value, session)
    if (held) return refuse(held)
    const present = view.value.entries.filter(isPlaying)
    const seating = seatingOf(managed.value.stage.sport)
    const groups = seatingGroups(present)
    const proposal = next
      ? nextByStandings({ seating, view: view.value, present, input, drafts, rounds: roundsOfSwiss(input, session) })
      : seating.plan?.(input.request, present.length, groups)
    if (!proposal) return refuse('SEATING_NOT_OFFERED')
    if (!proposal.ok) return err(proposal.error)
    if (drafts && next) await takeBack(tx, drafts)
    else if (drafts) {
      const before = placesOf(present, view.value, drafts)
      const figures = (rounds: readonly (readonly SeatedTable[])[]) => seating.report?.(rounds, present.length, groups)
      if (!isBetter(figures(proposal.value.rounds), figures(before))) return refuse('SEATING_NO_BETTER')
      await takeBack(tx, drafts)
    }
    await store(
      { tx, deps, viewer },
      {
        input,
        session,
        managed: managed.value,
        view: view.value,
        present,
        proposal: proposal.value,
        replaced: drafts ?? [],
        wereApart: !next && wereRankedApart(seating, session, present.length, groups),
      },
    )
    return ok({ sessionId: session.id, rounds: proposal.value.rounds.length, warnings: proposal.value.warnings })
  })

/** Whether the movement that the session had before, whose drafts were taken back, ranked two directions apart. */
const wereRankedApart = (
  seating: SportSeating,
  { movement }: SessionRow,
  sides: number,
  groups: ReturnType<typeof seatingGroups>,
): boolean => {
  const former = movement ? seating.plan?.(movement, sides, groups) : undefined
  return former?.ok === true && former.value.groups !== undefined
}

/** The designs that add a round to those played, instead of laying out a whole session. */
const nextKinds = ['ranking', 'swiss'] as const

const roundsOf = ({ rounds }: StageView, { id }: SessionRow): RoundProblemCode | undefined =>
  rounds.some(round => round.sessionId === id) ? 'SESSION_HAS_ROUNDS' : undefined

/** The order is only known when nothing is being played; `redrawn` is the draft that the next round takes the place of. */
const waitingRound = (
  { rounds }: StageView,
  redrawn: readonly RoundRow[] | undefined,
): RoundProblemCode | undefined => {
  const others = rounds.filter(round => !redrawn?.includes(round))
  if (others.some(round => round.status === 'PLANNED')) return 'DRAFT_PRESENT'
  return others.some(round => round.status !== 'CLOSED') ? 'ROUNDS_STILL_OPEN' : undefined
}

/** The draft that is drawn again: the last round of the stage. */
const redrawn = ({ rounds }: StageView, { again, sessionId }: ApplySeatingInput): readonly RoundRow[] | undefined => {
  const last = rounds.toSorted((a, b) => a.number - b.number).at(-1)
  return again && last?.status === 'PLANNED' && last.sessionId === sessionId ? [last] : undefined
}

interface NextRequest {
  readonly seating: SportSeating
  readonly view: StageView
  readonly present: readonly EntryRow[]
  readonly input: ApplySeatingInput
  readonly drafts: readonly RoundRow[] | undefined
  readonly rounds: number | undefined
}

/** How many rounds a Swiss has: as it is asked now, or as it was asked when the session began. */
const roundsOfSwiss = ({ request }: ApplySeatingInput, { movement }: SessionRow): number | undefined => {
  const { rounds } = request
  const former = movement?.kind === 'swiss' ? movement.rounds : undefined
  return typeof rounds === 'number' ? rounds : typeof former === 'number' ? former : undefined
}

/** The next round by the standings as they are now; those level or unranked by their seeds. */
const nextByStandings = ({
  seating: { byRanking, swiss },
  view: { ranking, rounds, tables },
  present,
  input: { request, absent = [], again },
  drafts,
  rounds: whole,
}: NextRequest): Result<SeatingProposal, readonly Problem[]> | undefined => {
  const place = new Map(present.map((entry, at) => [entry.id, at + 1]))
  if (absent.some(id => !place.has(id))) return refuse('SIDE_NOT_IN_STAGE')
  const order = [...new Set([...ranking, ...present.map(entry => entry.id)])].flatMap(id =>
    absent.includes(id) ? [] : (place.get(id) ?? []),
  )
  const before = placesOf(
    present,
    { tables },
    rounds.filter(round => !drafts?.includes(round)),
  )
  const kept = drafts ? placesOf(present, { tables }, drafts).flat() : []
  const held = (again?.keep ?? []).map(label => kept.find(table => table.label === label && table.sides.length > 1))
  const locked = held.flatMap(table => (table ? [table.sides] : []))
  if (locked.length < held.length) return refuse('TABLE_NOT_IN_ROUND')
  const wanted = whole === undefined ? {} : { rounds: whole }
  const next =
    request.kind === 'ranking'
      ? byRanking?.(order, before)
      : swiss?.(order, before, { groups: seatingGroups(present), locked, ...wanted })
  return next && (next.ok ? ok({ rounds: [next.value], boards: 0, warnings: [] }) : next)
}

/** The rounds of a session, as long as all of them are drafts that nobody changed by hand. */
const freeDrafts = ({ rounds }: StageView, { id }: SessionRow): readonly RoundRow[] | undefined => {
  const own = rounds.filter(round => round.sessionId === id)
  const free = own.every(round => round.status === 'PLANNED' && (round.notes.changes ?? []).length === 0)
  return own.length > 0 && free ? own : undefined
}

const takeBack = async (tx: Transaction, drafts: readonly RoundRow[]): Promise<void> => {
  const ids = drafts.map(round => round.id)
  await tx.delete(roundTable).where(inArray(roundTable.roundId, ids))
  await tx.delete(roundRecord).where(inArray(roundRecord.id, ids))
}

/** First those who should not meet, then repetitions, then those who should rather not meet. */
const isBetter = (found: SeatingFigures | undefined, before: SeatingFigures | undefined): boolean => {
  if (!found || !before) return false
  const steps = (['apart', 'repeats', 'rather'] as const).map(key => found[key] - before[key])
  return (steps.find(step => step !== 0) ?? 0) < 0
}

interface Seating {
  readonly input: ApplySeatingInput
  readonly session: SessionRow
  readonly managed: ManagedStage
  readonly view: StageView
  readonly present: readonly EntryRow[]
  readonly proposal: SeatingProposal
  /** Drafts that were taken back for these rounds. */
  readonly replaced: readonly RoundRow[]
  readonly wereApart: boolean
}

const store = async ({ tx, deps, viewer }: Act, seating: Seating): Promise<void> => {
  const { input, session, managed, view, present, proposal } = seating
  const entryAt = (place: number): string => present[place - 1]?.id ?? ''
  // Boards carry the session in their sheets' names; without boards rounds are counted through the stage.
  const others = view.rounds.filter(round => !seating.replaced.includes(round))
  const before = proposal.boards > 0 ? 0 : Math.max(0, ...others.map(round => round.number))
  const drawn = {
    drawnAt: deps.clock.now(),
    drawnBy: actorOf(viewer),
    inputDigest: view.digest,
    notes: {},
  }
  const plan = managed.row.plan ? planOf(managed.row) : undefined
  const atOnce = (plan?.ok ? plan.value.lineUp?.tables : undefined) ?? 1
  const games = atOnce > 1 ? Array.from({ length: atOnce }, (_, at) => `${at + 1}`) : []
  await storeRounds(
    tx,
    proposal.rounds.map((tables, at) => ({
      ...drawn,
      sessionId: session.id,
      number: before + at + 1,
      method: input.method,
      tables: tables.map(
        ({ label, sides, boards, rooms = [] }): NewTable => ({
          label,
          kind: sides.length > 1 ? 'match' : 'bye',
          sides: sides.map(entryAt),
          boards: boards.length > 0 ? boards : games,
          rooms,
        }),
      ),
    })),
  )
  // Boards whose hands were attached before are there already.
  const numbers = Array.from({ length: proposal.boards }, (_, at) => ({ sessionId: session.id, number: `${at + 1}` }))
  if (numbers.length > 0) await tx.insert(board).values(numbers).onConflictDoNothing()
  await groupEntries(tx, present, proposal.groups ?? (seating.wereApart ? present.map(() => null) : []))
  const whole = input.request.kind === 'swiss' ? roundsOfSwiss(input, session) : undefined
  const movement = whole === undefined ? input.request : { ...input.request, rounds: whole }
  await tx.update(playSession).set({ movement }).where(eq(playSession.id, session.id))
  await recordAudit(tx, viewer, {
    type: 'SEATING_APPLIED',
    organisationId: managed.stage.organisationId,
    aggregateKind: 'session',
    aggregateId: session.id,
    data: { sessionId: session.id, rounds: proposal.rounds.length, movement },
  })
}

/** Where the two directions are ranked apart, every entry is told its own; where they are no longer, that it has none. */
const groupEntries = async (
  tx: Transaction,
  present: readonly EntryRow[],
  groups: readonly (string | null)[],
): Promise<void> => {
  if (groups.length === 0) return
  const rows = present.map((entry, at) => sql`(${entry.id}::uuid, ${groups[at] ?? null}::text)`)
  await tx.execute(
    sql`update entry set "group" = dealt.name from (values ${sql.join(rows, sql`, `)}) as dealt(id, name) where entry.id = dealt.id`,
  )
}
