import type { Answers, Option, Situation } from './guide-search'
import type { Side } from './option-fields'
import type { Matter } from './use-ruling-preview'

/** Whom and where a ruling is about. */
export interface RulingSubject {
  readonly event: string
  readonly stage: string
  readonly entry: string
  readonly slot?: string
  readonly sides: readonly Side[]
}

/** What was chosen in the guide. */
export interface Chosen {
  readonly situation: Situation
  readonly option: Option
}

export const matterOf = (
  { stage, slot, entry }: RulingSubject,
  { situation, option }: Chosen,
  answers: Answers,
  authority: string,
): Matter => ({
  stage,
  slot: slot ?? null,
  parties: [{ entry, role: 'offending' }],
  choice: {
    situation: situation.code,
    option: option.code,
    answers: Object.entries(answers).map(([name, value]) => ({ name, value })),
  },
  authority,
})
