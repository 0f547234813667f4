import type { ResultOf, VariablesOf } from '@/gql'
import type { LedRulingQuery } from './led.graphql'

type Variables = VariablesOf<typeof LedRulingQuery>
export type LedSituation = Variables['situation']
export type LedPath = Variables['path']
type Step = LedPath extends readonly (infer One)[] ? One : never
type Question = Step['question']
type Word = Extract<Step['answer'], { readonly choice: unknown }>['choice']

export type LedRuling = ResultOf<typeof LedRulingQuery>['ledRuling']
export type LedNext = LedRuling['next']
export type LedResult = Extract<LedNext, { __typename: 'LedResult' }>
export type LedQuestion = Exclude<LedNext, { __typename: 'LedResult' }>

/** How the kinds of answers are told apart in an address. */
const marks = { LedChoiceQuestion: ':', LedNumberQuestion: '!', LedAmountQuestion: '~' } as const

/** The question as an address names it, before its answer. */
export const askedAs = ({ __typename, code }: Pick<LedQuestion, '__typename' | 'code'>): string =>
  `${code}${marks[__typename]}`

/** The path with one more answer. */
export const longer = (path: string, asked: string, answer: string): string =>
  [path, `${asked}${answer.trim()}`].filter(Boolean).join(',')

/** The path as it was before its answer number `length` and those after it. */
export const shortened = (path: string, length: number): string => path.split(',').slice(0, length).join(',')

/** What an address says, as the API takes it; the codes are the schema's, which refuses what it does not know. */
export const readLedPath = (path: string): LedPath =>
  path.split(',').flatMap((part): Step[] => {
    const [, code, mark, value] = /^(\w+)([:!~])(.{1,24})$/.exec(part) ?? []
    if (code === undefined || value === undefined) return []
    const question = code as Question
    if (mark === '~') return [{ question, answer: { amount: value } }]
    if (mark === '!') return [{ question, answer: { number: /^\d{1,4}$/.test(value) ? Number(value) : -1 } }]
    return [{ question, answer: { choice: value as Word } }]
  })
