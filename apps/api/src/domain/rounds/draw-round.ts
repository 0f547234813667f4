import { editionOf, err, type MatchLayout, ok } from '@paiji/rules'
import {
  type BlockingSet,
  isTimetabled,
  type NextRound,
  nextRound,
  type Stage,
  type StagePlan,
} from '@paiji/rules/pairing'
import { inArray } from 'drizzle-orm'
import { actorOf, type Viewer } from '../../auth/viewer.js'
import { entry, type RoundNotes } from '../../db/schema/index.js'
import type { Transaction } from '../../db/transaction.js'
import { recordAudit } from '../audit/record.js'
import type { Deps } from '../shared/deps.js'
import type { Outcome } from '../../base/problem.js'
import { arrangedManualRound, freeManualRound, type ManualPairing } from './manual-round.js'
import { readableProblems } from './readable.js'
import { refuse } from './refuse.js'
import { groupEntries } from './stage-groups.js'
import { manageHeldStage, type ManagedStage, onStage, planOf, seriesOf } from './stage-of-rounds.js'
import { type StageView, viewStage } from './stage-state.js'
import { type NewTable, storeRounds } from './store-round.js'

export type DrawChoice = 'oldestRematch' | 'secondBye'

export interface DrawRoundInput {
  readonly stageId: string
  /** What the director chooses where no legal pairing is left. */
  readonly choice?: DrawChoice | undefined
  /** Pairings made by hand, with the reason. */
  readonly manual?: ManualPairing | undefined
  readonly idempotencyKey?: string | undefined
}

/** No legal pairing: why, and what may be chosen instead. Contestants by entry id. */
export interface BlockedDraw {
  readonly round: number
  readonly blocking: BlockingSet
  readonly choices: readonly (DrawChoice | 'manual' | 'endStage')[]
}

export interface DrawnRound {
  readonly stageId: string
  readonly roundId?: string
  readonly blocked?: BlockedDraw
  /** Entries cut before this round. */
  readonly cut?: readonly string[]
}

/**
 * Draws the next round of a stage from its facts, as a draft with the reason of every pairing; where all rounds are known
 * beforehand, also while earlier ones are open, so that a league can announce its fixtures.
 * Problems: STAGE_UNKNOWN, NOT_PERMITTED, EVENT_CANCELLED, STAGE_HAS_NO_PLAN, STAGE_ENDED, SESSION_MISSING, DRAFT_PRESENT,
 * ROUNDS_STILL_OPEN, STAGE_FINISHED, and what the draw itself finds.
 */
export const drawRound = (deps: Deps, viewer: Viewer, input: DrawRoundInput): Promise<Outcome<DrawnRound>> =>
  onStage(
    deps,
    viewer,
    'drawRound',
    input,
    async (tx, managed) => {
      const plan = planOf(managed.row)
      if (!plan.ok) return plan
      const view = await viewStage(tx, managed.stage, seriesOf(plan.value))
      if (!view.ok) return view
      const ready = checkReady(managed, view.value, isTimetabled(plan.value.format))
      if (!ready.ok) return ready
      const drawing: Drawing = { tx, deps, viewer, managed, plan: plan.value, input }
      return input.manual ? storeManual(drawing, view.value, input.manual) : draw(drawing, view.value)
    },
    manageHeldStage,
  )

interface Drawing {
  readonly tx: Transaction
  readonly deps: Deps
  readonly viewer: Viewer
  readonly managed: ManagedStage
  readonly plan: StagePlan
  readonly input: DrawRoundInput
}

/** Rounds that follow from no results may be drawn, and so announced, while earlier ones are still to be played. */
const checkReady = ({ row }: ManagedStage, { sessions, rounds }: StageView, timetabled: boolean): Outcome<true> => {
  if (row.endedAt) return refuse('STAGE_ENDED')
  if (sessions.length === 0) return refuse('SESSION_MISSING')
  const draft = rounds.find(round => round.status === 'PLANNED')
  if (draft) return refuse('DRAFT_PRESENT', { round: draft.number })
  const open = timetabled ? [] : rounds.filter(round => round.status === 'OPEN')
  return open.length > 0
    ? refuse('ROUNDS_STILL_OPEN', { rounds: open.map(round => round.number).join(', ') })
    : ok(true)
}

/** The plan with the director's choice. */
const chosen = ({ managed, plan, input: { choice } }: Drawing): Stage => {
  const { format } = plan
  const stage = { ...plan, id: managed.stage.id }
  if (format.kind !== 'swiss') return stage
  // Only a match that is played over boards can be halved.
  const whole = editionOf(managed.stage.editionId)?.layMatch ? {} : { odd: 'bye' as const }
  const changed = {
    ...whole,
    ...(choice === 'oldestRematch' ? { rematch: 'oldest' as const } : {}),
    ...(choice === 'secondBye' ? { secondBye: 'allow' as const } : {}),
  }
  return { ...stage, format: { ...format, settings: { ...format.settings, ...changed } } }
}

const draw = async (drawing: Drawing, view: StageView, cut: readonly string[] = []): Promise<Outcome<DrawnRound>> => {
  const next = nextRound(chosen(drawing), view.state)
  const stageId = drawing.managed.stage.id
  switch (next.kind) {
    case 'round':
      return ok({ stageId, roundId: await storeDrawn(drawing, view, next), ...(cut.length > 0 ? { cut } : {}) })
    case 'blocked': {
      const { round, blocking, choices } = next
      return ok({ stageId, blocked: { round, blocking, choices } })
    }
    case 'cut':
      return cutSides(drawing, view, next)
    case 'finished':
      return refuse('STAGE_FINISHED')
    case 'refused':
      return err(await readableProblems(drawing.tx, next.problems, view.entries))
  }
}

/** Those below the line leave; then the next round is drawn for the others. */
const cutSides = async (
  drawing: Drawing,
  view: StageView,
  { sides, afterRound }: Extract<NextRound, { kind: 'cut' }>,
): Promise<Outcome<DrawnRound>> => {
  const { tx, viewer, managed } = drawing
  await tx
    .update(entry)
    .set({ cutAfter: afterRound })
    .where(inArray(entry.id, [...sides]))
  const { id: stageId, organisationId } = managed.stage
  await recordAudit(tx, viewer, {
    type: 'SIDES_CUT',
    organisationId,
    aggregateKind: 'stage',
    aggregateId: stageId,
    data: { stageId, afterRound, entryIds: [...sides] },
  })
  const gone = new Set(sides)
  const state = {
    ...view.state,
    sides: view.state.sides.map(side => (gone.has(side.id) ? { ...side, out: true } : side)),
  }
  return draw(drawing, { ...view, state }, sides)
}

/** Games of a match of several with a sheet each, or the boards and rooms of a match as its sport lays it out. */
const gamesOf = ({ managed: { stage }, plan }: Drawing, round: number, part?: 0 | 1 | 2): Partial<MatchLayout> => {
  const games = seriesOf(plan)?.games ?? plan.lineUp?.tables ?? 1
  if (games > 1) return { boards: Array.from({ length: games }, (_, at) => `${at + 1}`) }
  const edition = editionOf(stage.editionId)
  const settings = edition?.parseSettings(stage.settings)
  return (settings?.ok && edition?.layMatch?.(settings.value, round, part)) || {}
}

const storeDrawn = async (
  drawing: Drawing,
  view: StageView,
  next: Extract<NextRound, { kind: 'round' }>,
): Promise<string> => {
  const { input, plan } = drawing
  const number = nextNumber(view)
  const tables: NewTable[] = next.matches.map(({ table, slot, group, sides, part, because }) => ({
    label: String(table),
    kind: 'match',
    sides,
    match: slot,
    because,
    ...gamesOf(drawing, number, part),
    ...(group ? { group } : {}),
  }))
  const byes = next.free.map(
    ({ side, because }, at): NewTable => ({ label: `bye${at + 1}`, kind: 'bye', sides: [side], because }),
  )
  if (next.round === 1) await groupEntries(drawing.tx, plan, view.state)
  const notes = {
    ...(next.givenUp.length > 0 ? { givenUp: next.givenUp } : {}),
    ...(input.choice ? { choice: input.choice } : {}),
  }
  return store(drawing, view, { number, method: 'drawn', notes, tables: [...tables, ...byes] })
}

const nextNumber = ({ rounds }: StageView): number => Math.max(0, ...rounds.map(round => round.number)) + 1

/** Pairs by hand: free in a Swiss, in the matches that are due in every other format. */
const storeManual = async (drawing: Drawing, view: StageView, manual: ManualPairing): Promise<Outcome<DrawnRound>> => {
  const { tx } = drawing
  const stage = chosen(drawing)
  const next = stage.format.kind === 'swiss' ? undefined : nextRound(stage, view.state)
  if (next && next.kind !== 'round') return draw(drawing, view)
  const made = await (next
    ? arrangedManualRound(tx, stage, view, next, manual)
    : freeManualRound(tx, stage, view, manual))
  if (!made.ok) return made
  const { tables, changes } = made.value
  const by = actorOf(drawing.viewer)
  const notes = changes.length > 0 ? { changes: changes.map(change => ({ ...change, by })) } : {}
  const number = nextNumber(view)
  const games = gamesOf(drawing, number)
  if (next?.round === 1) await groupEntries(tx, stage, view.state)
  const roundId = await store(drawing, view, {
    number,
    method: 'manual',
    notes,
    tables: tables.map(table => (table.kind === 'match' ? { ...table, ...games } : table)),
  })
  return ok({ stageId: drawing.managed.stage.id, roundId })
}

interface Made {
  readonly number: number
  readonly method: 'drawn' | 'manual'
  readonly notes: RoundNotes
  readonly tables: readonly NewTable[]
}

const store = async ({ tx, deps, viewer, managed }: Drawing, view: StageView, made: Made): Promise<string> => {
  const session = view.sessions.at(-1)
  if (!session) throw new Error('a stage without a session was let through')
  const drawn = { drawnAt: deps.clock.now(), drawnBy: actorOf(viewer), inputDigest: view.digest }
  const [roundId = ''] = await storeRounds(tx, [{ ...made, ...drawn, sessionId: session.id }])
  await recordAudit(tx, viewer, {
    type: 'ROUND_DRAWN',
    organisationId: managed.stage.organisationId,
    aggregateKind: 'round',
    aggregateId: roundId,
    data: { roundId, number: made.number, method: made.method, inputDigest: view.digest },
  })
  return roundId
}
