import type { Answers } from '@/features/award-entry'
import type { ResultOf } from '@/gql'
import type { RulingGuideQuery } from './ruling-desk.graphql'

export type Guide = ResultOf<typeof RulingGuideQuery>['rulingGuide']
export type Situation = Guide['situations'][number]
export type Option = Situation['options'][number]

interface Named {
  readonly zh: string
  readonly en: string
}

interface Findable {
  readonly clause: { readonly article: string }
  readonly name: Named
  /** What else it may be called. */
  readonly answers?: readonly Named[]
}

/** Situations whose article begins with the words, or one of whose names in either language contains them. */
export const findSituations = <Found extends Findable>(
  situations: readonly Found[],
  words: string,
): readonly Found[] => {
  const wanted = words.trim().toLowerCase()
  if (wanted === '') return situations
  const says = ({ zh, en }: Named): boolean => zh.includes(wanted) || en.toLowerCase().includes(wanted)
  return situations.filter(
    ({ clause, name, answers = [] }) =>
      clause.article.toLowerCase().startsWith(wanted) || says(name) || answers.some(says),
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
