import type { ResultOf, VariablesOf } from '@/gql'
import type { Answers } from '@/features/award-entry'
import type { Option, Situation } from './guide-search'
import type { Side } from '@/features/award-entry'
import type { PreviewRulingQuery } from './ruling-desk.graphql'

export type Matter = VariablesOf<typeof PreviewRulingQuery>['matter']
export type RulingPreview = ResultOf<typeof PreviewRulingQuery>['previewRuling']

/** Whom and where a ruling is about. */
export interface RulingSubject {
  readonly event: string
  readonly stage: string
  readonly entry: string
  readonly slot?: string
  readonly sides: readonly Side[]
  /** The ruling this one takes the place of. */
  readonly replaces?: string
}

/** What was chosen in the guide. */
export interface Chosen {
  readonly situation: Situation
  readonly option: Option
}

/** An article named by hand and what it does to the result. */
export interface ByHand {
  readonly article: string
  readonly kind: string
  readonly effect: HandEffect
  readonly amount: string
}

export const handKinds = ['warning', 'rectification', 'penalty', 'adjustedScore', 'disqualification'] as const
export const handEffects = ['none', 'penalty', 'forfeit', 'annulled', 'unranked'] as const
export type HandEffect = (typeof handEffects)[number]

const about = ({ stage, slot, entry, replaces }: RulingSubject) => ({
  stage,
  slot: slot ?? null,
  parties: [{ entry, role: 'offending' }],
  ...(replaces === undefined ? {} : { supersedes: replaces }),
})

export const matterOf = (
  subject: RulingSubject,
  { situation, option }: Chosen,
  answers: Answers,
  authority: string,
): Matter => ({
  ...about(subject),
  choice: {
    situation: situation.code,
    option: option.code,
    answers: Object.entries(answers).map(([name, value]) => ({ name, value })),
  },
  authority,
})

/** Points are taken from the total; a forfeit and an annulment are of the place the ruling is about. */
const adjustmentOf = ({ entry, slot }: RulingSubject, { effect, amount }: ByHand) => {
  if (effect === 'penalty') return { kind: effect, entry, amount: amount.trim() }
  if (effect === 'annulled') return { kind: effect, slot: slot ?? null }
  return { kind: effect, entry, ...(effect === 'forfeit' ? { slot: slot ?? null } : {}) }
}

/** Undefined while the article, or the points to be taken, are missing. */
export const matterByHand = (subject: RulingSubject, byHand: ByHand, authority: string): Matter | undefined => {
  const article = byHand.article.trim()
  if (article === '' || (byHand.effect === 'penalty' && byHand.amount.trim() === '')) return undefined
  const adjustments = byHand.effect === 'none' ? [] : [adjustmentOf(subject, byHand)]
  return { ...about(subject), kind: byHand.kind, article, adjustments, authority }
}
