import type { FragmentOf } from '@/gql'
import type { CaseCardFields } from './cases.graphql'

export type CaseCard = FragmentOf<typeof CaseCardFields>

/** Amounts come in the currency's smallest unit; how many of them make one the currency itself says. */
export const formatMoney = (amount: number, currency: string, locale: string): string => {
  const format = new Intl.NumberFormat(locale === 'en' ? 'en-GB' : locale, { style: 'currency', currency })
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2))
}

/** `1.4 MB`, `812 KB`. */
export const formatSize = (bytes: number, locale: string): string => {
  const large = bytes >= 1024 * 1024
  const value = bytes / (large ? 1024 * 1024 : 1024)
  const text = new Intl.NumberFormat(locale, { maximumFractionDigits: large ? 1 : 0 }).format(
    Math.max(value, large ? 0 : 1),
  )
  return `${text} ${large ? 'MB' : 'KB'}`
}
