import { placeAt } from './known-places.js'
import { problem, type Problem } from './problem.js'
import { fromDecimal } from './ratio.js'
import { err, ok, type Result } from './result.js'
import {
  type GuideField,
  type GuideOption,
  type GuideSituation,
  hasAuthority,
  type RulingChoice,
  type RulingContext,
  type RulingGuide,
} from './ruling.js'

/** An option of the guide that may be applied, its answers complete. */
export interface ChosenOption {
  readonly situation: GuideSituation
  readonly option: GuideOption
}

const isReadable = (field: GuideField, answer: string, context: RulingContext<unknown>): boolean => {
  switch (field.kind) {
    case 'choice':
      return field.options.includes(answer)
    case 'integer':
      return /^\d{1,4}$/.test(answer) && Number(answer) >= field.min && Number(answer) <= field.max
    case 'amount':
      if (answer.trim().startsWith('-') || answer.length > 40) return false
      return fromDecimal(answer) !== undefined || (field.withUnit === true && /^\d/.test(answer))
    case 'award':
      return answer.length <= 400
    case 'entrant':
      return placeAt(context, context.slot)?.sides.some(side => side === answer) === true
  }
}

const fieldProblems = (
  field: GuideField,
  answers: Readonly<Record<string, string>>,
  context: RulingContext<unknown>,
): readonly Problem[] => {
  const answer = answers[field.name]?.trim() ?? ''
  const at = { path: `answers.${field.name}` }
  if (answer === '') return 'optional' in field && field.optional ? [] : [problem('RULING_ANSWER_MISSING', { at })]
  return isReadable(field, answer, context) ? [] : [problem('RULING_ANSWER_UNREADABLE', { at })]
}

/** What is missing among the answers to some fields, or cannot be read. */
export const answerProblems = (
  fields: readonly GuideField[],
  answers: Readonly<Record<string, string>>,
  context: RulingContext<unknown>,
): readonly Problem[] => fields.flatMap(field => fieldProblems(field, answers, context))

/** The place is one that has a sheet or was drawn, and the offender sits there. */
const placeProblems = (option: GuideOption, context: RulingContext<unknown>): readonly Problem[] => {
  const { slot, entrant } = context
  if (!option.needsSlot || slot === undefined) return []
  const place = placeAt(context, slot)
  if (!place) return [problem('SLOT_UNKNOWN', { at: { path: 'slot' }, params: { slot } })]
  const sits = !option.needsEntrant || entrant === undefined || place.sides.includes(entrant)
  return sits ? [] : [problem('ENTRANT_UNKNOWN', { at: { path: 'parties' } })]
}

const contextProblems = (option: GuideOption, context: RulingContext<unknown>): readonly Problem[] => [
  ...(option.needsSlot && context.slot === undefined ? [problem('RULING_NEEDS_SLOT', { at: { path: 'slot' } })] : []),
  ...placeProblems(option, context),
  ...(option.needsEntrant && context.entrant === undefined
    ? [problem('RULING_NEEDS_ENTRANT', { at: { path: 'parties' } })]
    : []),
]

/** Finds the option in the guide and checks what every sport has in common: context, answers, authority. */
export const chooseOption = (
  guide: RulingGuide,
  context: RulingContext<unknown>,
  choice: RulingChoice,
): Result<ChosenOption, readonly Problem[]> => {
  const situation = guide.situations.find(item => item.code === choice.situation)
  if (!situation) return err([problem('RULING_SITUATION_UNKNOWN', { at: { path: 'situation' } })])
  const option = situation.options.find(item => item.code === choice.option)
  if (!option) return err([problem('RULING_OPTION_UNKNOWN', { at: { path: 'option' }, clause: situation.clause })])
  const [clause] = option.clauses
  const problems = [
    ...contextProblems(option, context),
    ...answerProblems(option.fields, choice.answers, context),
    ...(hasAuthority(choice.authority, option.authority)
      ? []
      : [
          problem('RULING_AUTHORITY_TOO_LOW', {
            at: { path: 'authority' },
            params: { authority: option.authority },
            ...(clause ? { clause } : {}),
          }),
        ]),
  ]
  return problems.length > 0 ? err(problems) : ok({ situation, option })
}
