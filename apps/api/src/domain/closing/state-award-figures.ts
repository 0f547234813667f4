import { err, ok, type Problem, problem, Ratios, type Result } from '@paiji/rules'
import { type FiguresNeeded, readAmount } from '@paiji/rules/awards'
import { actorOf, type Viewer } from '../../auth/viewer.js'
import type { Transaction } from '../../db/transaction.js'
import { recordAudit } from '../audit/record.js'
import { awardAnew } from './award-anew.js'
import { storeFigures } from '../awards/award-figures.repo.js'
import type { Deps } from '../shared/deps.js'
import { idempotently } from '../shared/idempotency.js'
import { requireTwoPersons } from '../shared/two-persons.js'
import { requirePermission } from '../../base/permission.js'
import type { Outcome } from '../../base/problem.js'
import { lockStage } from '../standings/stage.repo.js'
import { contestantsOfEvent } from './contestants.repo.js'
import { type EventFigures, readFigures } from './figures-of-event.js'

export interface StateAwardFiguresInput {
  readonly eventId: string
  /** Exact amount text in points; empty or absent: not stated. */
  readonly base?: string | undefined
  /** Exact amount text in the policy's measure; empty or absent: not stated. */
  readonly strength?: string | undefined
  /** Needed once points have been given. */
  readonly reason?: string | undefined
  readonly idempotencyKey?: string | undefined
}

export interface StatedAwardFigures {
  readonly eventId: string
  /** Whether points that had been given were taken back and given anew. */
  readonly awardedAgain: boolean
  readonly listIds: readonly string[]
}

type Figures = Record<keyof FiguresNeeded, string | null>

const MOST_LENGTH = 24

/** An amount above nothing, as short as an amount is; null for an empty field. */
const readFigure = (text: string | undefined, path: string): Result<string | null, readonly Problem[]> => {
  const trimmed = text?.trim() ?? ''
  if (trimmed === '') return ok(null)
  const value = trimmed.length > MOST_LENGTH ? undefined : readAmount(trimmed)
  const isAboveNothing = value && Ratios.compare(value, Ratios.zero) > 0
  return isAboveNothing ? ok(trimmed) : err([problem('AWARD_FIGURE_NOT_READABLE', { at: { path } })])
}

const readInput = (input: StateAwardFiguresInput, needed: FiguresNeeded): Result<Figures, readonly Problem[]> => {
  const [base, strength] = [readFigure(input.base, 'base'), readFigure(input.strength, 'strength')]
  if (!base.ok || !strength.ok) return err([...(base.ok ? [] : base.error), ...(strength.ok ? [] : strength.error)])
  const figures = { base: base.value, strength: strength.value }
  const unused = (['base', 'strength'] as const).filter(name => figures[name] !== null && !needed[name])
  return unused.length > 0 ? err(unused.map(path => problem('AWARD_FIGURE_NOT_USED', { at: { path } }))) : ok(figures)
}

const whatSpeaksAgainst = (known: EventFigures, figures: Figures, reason: string | null): Problem[] => {
  const { base = null, strength = null } = known.stated ?? {}
  if (base === figures.base && strength === figures.strength) return [problem('AWARD_FIGURES_UNCHANGED')]
  return known.awarded && !reason ? [problem('AWARD_FIGURES_REASON_MISSING', { at: { path: 'reason' } })] : []
}

/** What is known of the event under the lock of its last stage, for somebody who may state its figures. */
const lockFigures = async (tx: Transaction, viewer: Viewer, eventId: string): Promise<Outcome<EventFigures>> => {
  const seen = await readFigures(tx, viewer, eventId)
  if (!seen.ok) return seen
  const permitted = requirePermission(seen.value.permission)
  if (!permitted.ok) return permitted
  const { stageId } = await contestantsOfEvent(tx, eventId)
  if (stageId === undefined) return seen
  await lockStage(tx, stageId)
  return readFigures(tx, viewer, eventId)
}

/**
 * States what an event's award policy needs to be told: the base of its licence, the strength of its field. A further
 * fact each time. Where points have been given they are given anew, and lists and grades follow.
 * Problems: EVENT_UNKNOWN, NOT_PERMITTED (SECOND_PERSON_NEEDED), AWARD_FIGURE_NOT_READABLE, AWARD_FIGURE_NOT_USED,
 * AWARD_FIGURES_UNCHANGED, AWARD_FIGURES_REASON_MISSING, and once points have been given the policy's own (`AWARD_*`).
 */
export const stateAwardFigures = (
  deps: Deps,
  viewer: Viewer,
  input: StateAwardFiguresInput,
): Promise<Outcome<StatedAwardFigures>> =>
  idempotently(deps, viewer, 'stateAwardFigures', input, async tx => {
    const known = await lockFigures(tx, viewer, input.eventId)
    if (!known.ok) return known
    const { awarded, stated } = known.value
    const two = awarded && stated ? await requireTwoPersons(tx, viewer, stated.statedBy) : known
    if (!two.ok) return two
    const figures = readInput(input, known.value.needed)
    if (!figures.ok) return figures
    const reason = input.reason?.trim() || null
    const against = whatSpeaksAgainst(known.value, figures.value, reason)
    if (against.length > 0) return err(against)
    const { organisationId } = known.value
    const statedBy = actorOf(viewer)
    const at = deps.clock.now()
    const row = await storeFigures(tx, {
      ...figures.value,
      eventId: input.eventId,
      organisationId,
      reason,
      statedBy,
      at,
    })
    await recordAudit(tx, viewer, {
      type: 'AWARD_FIGURES_STATED',
      organisationId,
      aggregateKind: 'event',
      aggregateId: input.eventId,
      data: { ...figures.value, reason },
    })
    const listIds = known.value.awarded
      ? await awardAnew({ tx, deps, viewer }, { ...row, reason: reason ?? '' })
      : ok([])
    return listIds.ok
      ? ok({ eventId: input.eventId, awardedAgain: known.value.awarded, listIds: listIds.value })
      : listIds
  })
