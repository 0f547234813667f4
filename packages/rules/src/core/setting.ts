import type { ClauseRef } from './clause.js'
import { fromDecimal } from './ratio.js'

/** A value as it stands in stored conditions; plain JSON. */
export type SettingValue =
  | string
  | number
  | boolean
  | null
  | readonly SettingValue[]
  | { readonly [key: string]: SettingValue }

export interface SettingOption {
  /** Its name in words; of a plain value the value itself. */
  readonly code: string
  readonly value: SettingValue
  readonly clause?: ClauseRef
  /** What other settings are by default where this one is chosen, by their keys. */
  readonly sets?: Readonly<Record<string, SettingValue>>
}

/** What may be written in a setting. Each describes a value for the form and judges it for the parser. */
export type SettingKind =
  | { readonly kind: 'choice'; readonly options: readonly SettingOption[] }
  /** A whole number within bounds, both included, or one of a few words (null is written as the word `none`). */
  | { readonly kind: 'whole'; readonly min: number; readonly max: number; readonly options?: readonly SettingOption[] }
  /** Exact decimal text. */
  | { readonly kind: 'amount' }
  /** So many ratios, `-1` or `3/2`. */
  | { readonly kind: 'ratios'; readonly min: number; readonly max: number }
  /** So many exact decimal texts. */
  | { readonly kind: 'amounts'; readonly min: number; readonly max: number }
  | { readonly kind: 'yesNo' }
  | { readonly kind: 'text' }
  /** Steps in their order, none twice; or the name of such a list. */
  | { readonly kind: 'steps'; readonly options: readonly SettingOption[]; readonly named?: readonly SettingOption[] }
  /** Records with these fields, at least so many. */
  | { readonly kind: 'records'; readonly fields: readonly SettingDescription[]; readonly min: number }
  /** Seeds by seat at each table of each round. */
  | { readonly kind: 'seedTables' }
  /** Figures of each contestant, written when contestants are known. */
  | { readonly kind: 'byEntrant' }

/** A setting is used only where another one has a value, one of these codes (of steps: one of them), none of those. */
export interface SettingCondition {
  readonly key: string
  readonly in?: readonly string[]
  readonly not?: readonly string[]
}

/** One setting of a format or a sport: where it is written, what may be written there, what holds otherwise. */
export type SettingDescription = SettingKind & {
  /** Its path in the conditions, e.g. `forfeit.keepActual`; of a field of a record, within the record. */
  readonly key: string
  readonly group: string
  /** What holds where nothing is written; absent where silence means that there is none. */
  readonly default?: SettingValue
  /** Has to be written where it is used. */
  readonly required?: boolean
  /** All of these. */
  readonly when?: readonly SettingCondition[]
  readonly clause?: ClauseRef
  /** Says at once how the stage is played: part of a summary even where the default holds. */
  readonly main?: boolean
  /** May be written in place of its whole record, which then says nothing else. */
  readonly bare?: boolean
}

/** A value of a `choice` of plain values. */
type Plain = string | number

export interface ChoiceKind<T extends Plain = Plain> {
  readonly kind: 'choice'
  readonly options: readonly (SettingOption & { readonly value: T })[]
}

/** One of these plain values. */
export const choice = <const T extends Plain>(...values: readonly T[]): ChoiceKind<T> => ({
  kind: 'choice',
  options: values.map(value => ({ code: `${value}`, value })),
})

/** A whole number within bounds, or one of these words. */
export const whole = (min: number, max: number, ...words: readonly (string | null)[]) => ({
  kind: 'whole' as const,
  min,
  max,
  ...(words.length > 0 ? { options: words.map(value => ({ code: value ?? 'none', value })) } : {}),
})

export const yesNo = { kind: 'yesNo' } as const
export const amount = { kind: 'amount' } as const
export const byEntrant = { kind: 'byEntrant' } as const

/** Steps out of these, in any order. */
export const steps = (codes: readonly string[]) => ({
  kind: 'steps' as const,
  options: codes.map(code => ({ code, value: code })),
})

const ratioText = /^-?\d+(?:\/[1-9]\d*)?$/

/** Canonical ratio text, `-1` or `3/2`. */
export const isRatioText = (value: unknown): value is string => typeof value === 'string' && ratioText.test(value)

/** Exact decimal text of a length that a person writes. */
export const isAmountText = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= 24 && fromDecimal(value) !== undefined

const isListOf = (value: unknown, { min, max }: { min: number; max: number }, test: (item: unknown) => boolean) =>
  Array.isArray(value) && value.length >= min && value.length <= max && value.every(test)

/** Whether the value may be written in a setting of this kind; records and what contestants bring are read elsewhere. */
export const accepts = (kind: SettingKind, value: unknown): boolean => {
  const isOption = (options: readonly SettingOption[] = []) => options.some(option => option.value === value)
  switch (kind.kind) {
    case 'choice':
      return isOption(kind.options)
    case 'whole':
      return (
        (Number.isInteger(value) && (value as number) >= kind.min && (value as number) <= kind.max) ||
        isOption(kind.options)
      )
    case 'amount':
      return isAmountText(value)
    case 'amounts':
      return isListOf(value, kind, isAmountText)
    case 'ratios':
      return isListOf(value, kind, isRatioText)
    case 'yesNo':
      return typeof value === 'boolean'
    case 'text':
      return typeof value === 'string'
    case 'steps': {
      const known = kind.options.map(option => option.value)
      if (kind.named?.some(option => option.code === value)) return true
      return Array.isArray(value) && value.every(code => known.includes(code)) && new Set(value).size === value.length
    }
    case 'records':
    case 'seedTables':
    case 'byEntrant':
      return typeof value === 'object' && value !== null
  }
}

/** The test of each kind, as record readers ask it. */
export const testsOf = <K extends string>(
  kinds: Readonly<Record<K, SettingKind>>,
): Readonly<Record<K, (value: unknown) => boolean>> =>
  Object.fromEntries(
    Object.entries<SettingKind>(kinds).map(([key, kind]) => [key, (value: unknown) => accepts(kind, value)]),
  ) as Record<K, (value: unknown) => boolean>
