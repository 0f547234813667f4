import {
  type ClauseRef,
  err,
  type LedAnswer,
  type LedResult,
  type LedStep,
  ok,
  problem,
  type RulesEdition,
  type RulingContext,
} from '@paiji/rules'
import type { Outcome } from '../../base/problem.js'
import type { LedRecord } from '../../db/schema/index.js'

/** A path of answers, and what the director does with what it proposes. */
export interface LedMatter {
  readonly situation: string
  readonly path: readonly LedAnswer[]
  /** Another option of the guide than the proposed one. */
  readonly option?: string
  /** The option's fields that the path leaves open, and those the director changes. */
  readonly answers: Readonly<Record<string, string>>
  /** Why he departs from what is proposed. */
  readonly departure?: string
}

/** The next question, or the result, of the edition's trees. */
export const stepOf = (
  { led }: RulesEdition,
  context: RulingContext<unknown>,
  { situation, path }: Pick<LedMatter, 'situation' | 'path'>,
): Outcome<LedStep> =>
  led ? led.step(context, situation, path) : err([problem('LED_SITUATION_UNKNOWN', { at: { path: 'situation' } })])

export interface LedChoice {
  readonly choice: {
    readonly situation: string
    readonly option: string
    readonly answers: Readonly<Record<string, string>>
  }
  /** The article the answers lead to; absent where the director chose another option. */
  readonly clause?: ClauseRef
  readonly part?: LedResult['part']
  readonly record: LedRecord
}

/** Whether what is ruled is what was proposed, fields left open apart. */
const departs = (result: LedResult, { option, answers }: LedMatter): boolean =>
  (option !== undefined && option !== result.option) ||
  Object.entries(result.answers).some(([name, value]) => (answers[name]?.trim() ?? value) !== value)

/**
 * A path of answers as a choice of the guide, with what is put on record beside it.
 * Problems: those of `leadRuling`, LED_UNFINISHED, LED_DEPARTURE_UNREASONED.
 */
export const ledChoice = (
  edition: RulesEdition,
  context: RulingContext<unknown>,
  matter: LedMatter,
): Outcome<LedChoice> => {
  const step = stepOf(edition, context, matter)
  if (!step.ok) return step
  if (step.value.kind === 'question') return err([problem('LED_UNFINISHED', { at: { path: 'path' } })])
  const { result } = step.value
  const departure = departs(result, matter) ? matter.departure?.trim() : undefined
  if (departs(result, matter) && !departure)
    return err([problem('LED_DEPARTURE_UNREASONED', { at: { path: 'departure' } })])
  const option = matter.option ?? result.option
  const same = option === result.option
  return ok({
    choice: {
      situation: result.situation,
      option,
      answers: same ? { ...result.answers, ...matter.answers } : matter.answers,
    },
    ...(same ? { clause: result.clause, part: result.part } : {}),
    record: recordOf(matter, result, departure),
  })
}

const recordOf = ({ situation, path }: LedMatter, result: LedResult, departure: string | undefined): LedRecord => ({
  situation,
  path,
  article: result.clause.article,
  proposed: { situation: result.situation, option: result.option, answers: result.answers },
  effects: result.effects,
  figures: result.figures,
  aloud: result.aloud,
  ...(departure ? { departure } : {}),
})
