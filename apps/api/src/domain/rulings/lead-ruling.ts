import {
  type LedAnswer,
  type LedMoments,
  type LedSituation,
  type LedStep,
  ok,
  type RulesEdition,
  type RulingContext,
} from '@paiji/rules'
import type { Viewer } from '../../auth/viewer.js'
import type { Outcome } from '../../base/problem.js'
import type { Deps } from '../shared/deps.js'
import type { StoredStage } from '../standings/stage.repo.js'
import { stepOf } from './led-choice.js'
import { permittedStage } from './permitted-stage.js'
import { readMatter } from './resolve-ruling.js'

export interface LedRequest {
  readonly stageId: string
  readonly slot?: string
  /** The offending contestant. */
  readonly entryId?: string
  readonly situation: string
  readonly path: readonly LedAnswer[]
}

export interface Led {
  readonly stage: StoredStage
  readonly edition: RulesEdition
  readonly context: RulingContext<unknown>
  readonly step: LedStep
}

export interface LedSituations {
  readonly stage: StoredStage
  readonly situations: readonly LedSituation[]
  readonly moments: LedMoments
  /** The moment of play that the place is most probably at; absent where no place is named. */
  readonly now?: string
}

/** The situations in which the edition leads by questions, and the moments of play they belong to. For those who may rule. */
export const readLedSituations = async (
  deps: Pick<Deps, 'db'>,
  viewer: Viewer,
  { stageId, slot }: Pick<LedRequest, 'stageId' | 'slot'>,
): Promise<Outcome<LedSituations>> => {
  const stage = await permittedStage(deps, viewer, stageId)
  if (!stage.ok) return stage
  const read = await readMatter(deps.db, stage.value, { parties: [] })
  if (!read.ok) return read
  const { edition, context } = read.value
  const { situations = [], moments = [] } = edition.led ?? {}
  const now = slot === undefined ? undefined : edition.led?.momentOf({ facts: context.facts, slot })
  return ok({ stage: stage.value, situations, moments, ...(now === undefined ? {} : { now }) })
}

/**
 * The next question after these answers, or what they come to. For those who may rule.
 * Problems: STAGE_UNKNOWN, NOT_PERMITTED, LED_SITUATION_UNKNOWN, LED_ANSWER_NOT_ASKED, LED_ANSWER_UNREADABLE.
 */
export const leadRuling = async (
  deps: Pick<Deps, 'db'>,
  viewer: Viewer,
  { stageId, entryId, slot, situation, path }: LedRequest,
): Promise<Outcome<Led>> => {
  const stage = await permittedStage(deps, viewer, stageId)
  if (!stage.ok) return stage
  const parties = entryId === undefined ? [] : [{ entryId, role: 'offending' as const }]
  const read = await readMatter(deps.db, stage.value, { parties, ...(slot === undefined ? {} : { slot }) })
  if (!read.ok) return read
  const { edition, context } = read.value
  const step = stepOf(edition, context, { situation, path })
  return step.ok ? ok({ stage: stage.value, edition, context, step: step.value }) : step
}
