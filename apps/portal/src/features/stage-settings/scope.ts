import type { WrittenSettings, SettingDescription, SettingValue } from '@paiji/rules'
import type { ReactNode } from 'react'

export interface Choice {
  readonly value: string
  readonly label: string
}

/** The settings of one record, where their words and their problems are found, and how one is written. */
export interface Scope {
  /** Distinguishes the form on its page. */
  readonly form: string
  readonly settings: readonly SettingDescription[]
  readonly given: WrittenSettings
  readonly write: (key: string, value: SettingValue | undefined) => void
  /** Leads to the words, e.g. `plan` or `plan.from.row`. */
  readonly words: string
  /** Leads to the value, e.g. `plan` or `plan.from[0]`. */
  readonly at: string
  /** Sentences by the path of what cannot be read. */
  readonly problems: ReadonlyMap<string, ReactNode>
  /** What a text may well be, by the path of its words, e.g. the stages before this one. */
  readonly known: Readonly<Record<string, readonly Choice[]>>
}

/** The id of a setting's control. */
export const controlId = ({ form, at }: Scope, key: string): string => `${form}-${at}.${key}`.replace(/[.[\]]+/g, '-')

/** The sentence that stands at a setting, or at a place inside it that has no control of its own. */
export const problemAt = (
  { problems, at }: Scope,
  { key, kind }: Pick<SettingDescription, 'key' | 'kind'>,
): ReactNode => {
  const path = `${at}.${key}`
  const own = problems.get(path)
  if (own !== undefined || kind === 'records') return own ?? problems.get(`${path}[0]`)
  return [...problems].find(([place]) => place.startsWith(`${path}[`) || place.startsWith(`${path}.`))?.[1]
}
