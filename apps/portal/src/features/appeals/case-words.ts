import type { FragmentOf } from '@/gql'
import type { CaseCardFields } from './cases.graphql'

export type CaseCard = FragmentOf<typeof CaseCardFields>

/** `1.4 MB`, `812 KB`. */
export const formatSize = (bytes: number, locale: string): string => {
  const large = bytes >= 1024 * 1024
  const value = bytes / (large ? 1024 * 1024 : 1024)
  const text = new Intl.NumberFormat(locale, { maximumFractionDigits: large ? 1 : 0 }).format(
    Math.max(value, large ? 0 : 1),
  )
  return `${text} ${large ? 'MB' : 'KB'}`
}
