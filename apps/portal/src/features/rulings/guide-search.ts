import type { Answers } from '@/features/award-entry'
import type { ResultOf } from '@/gql'
import type { RulingGuideQuery } from './ruling-desk.graphql'

export type Guide = ResultOf<typeof RulingGuideQuery>['rulingGuide']
export type Situation = Guide['situations'][number]
export type Option = Situation['options'][number]

/** Situations whose article begins with the words, or whose name in either language contains them. */
export const findSituations = (situations: readonly Situation[], words: string): readonly Situation[] => {
  const wanted = words.trim().toLowerCase()
  if (wanted === '') return situations
  return situations.filter(
    ({ clause, name }) =>
      clause.article.toLowerCase().startsWith(wanted) ||
      name.zh.includes(wanted) ||
      name.en.toLowerCase().includes(wanted),
  )
}

/** What a form begins with: the usual amount, the first choice of those that must be made. */
export const firstAnswers = (option: Option): Answers =>
  Object.fromEntries(
    option.fields.flatMap(({ name, kind, suggested, options, optional }) => {
      if (suggested) return [[name, suggested]]
      const [first] = options
      return kind === 'choice' && !optional && first ? [[name, first.code]] : []
    }),
  )

/** Whether everything that must be answered has been. */
export const isComplete = (option: Option, answers: Answers): boolean =>
  option.fields.every(({ name, optional }) => optional || (answers[name]?.trim() ?? '') !== '')
