import { getLocale, getTranslations } from 'next-intl/server'
import { Instant } from '@/components/instant'
import type { FragmentOf } from '@/gql'
import { inLanguage } from '@/lib/format/bilingual'
import { formatDate } from '@/lib/format/dates'
import { formatMoney } from '@/lib/format/money'
import type { EntryTermsFields } from '@/gql/fragments'

export type Terms = FragmentOf<typeof EntryTermsFields>

/** What a reader is told of the terms. */
type ShownTerms = Omit<Terms, 'window' | 'version' | 'membersOf' | 'entered'> & {
  /** Absent in a document: how many are entered changes from day to day. */
  readonly entered?: number
  readonly membersOf: { readonly name: { readonly zh: string; readonly en: string } } | null
}

type Words = Awaited<ReturnType<typeof getTranslations<'ownEntry'>>>

const room = (t: Words, capacity: number | null, n: number | undefined): string => {
  if (n === undefined) return capacity === null ? t('noLimit') : t('places', { capacity })
  return capacity === null ? t('roomForAll', { n }) : t('roomFor', { n, capacity })
}

/** Who may enter, from when until when, how many and for what. */
export async function TermsList({ terms, zone }: { readonly terms: ShownTerms; readonly zone: string }) {
  const [t, locale] = await Promise.all([getTranslations('ownEntry'), getLocale()])
  const { teamMin, teamMax, capacity, entered, feeAmount, feeCurrency } = terms
  const rows: (readonly [string, React.ReactNode])[] = [
    [t('opens'), <Instant key="opens" at={terms.opensAt} zone={zone} />],
    [t('closes'), <Instant key="closes" at={terms.closesAt} zone={zone} />],
    [t('leaveUntil'), <Instant key="leave" at={terms.withdrawUntil} zone={zone} />],
    [t('players'), teamMin === teamMax ? teamMin : `${teamMin}–${teamMax}`],
    [t('room'), room(t, capacity, entered)],
    [t('forWhom'), t(`class.${terms.class}`)],
    ...(terms.membersOf ? [[t('membersOf'), inLanguage(terms.membersOf.name, locale)] as const] : []),
    ...(terms.bornFrom ? [[t('bornFrom'), formatDate(terms.bornFrom, locale)] as const] : []),
    ...(terms.bornUntil ? [[t('bornUntil'), formatDate(terms.bornUntil, locale)] as const] : []),
    ...(feeAmount !== null && feeCurrency ? [[t('fee'), formatMoney(feeAmount, feeCurrency, locale)] as const] : []),
    ...(terms.needsDesk ? [[t('confirmation'), t('byDesk')] as const] : []),
  ]
  return (
    <dl className="grid max-w-2xl gap-x-6 gap-y-1 sm:grid-cols-[auto_1fr]">
      {rows.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-muted text-sm">{name}</dt>
          <dd className="mb-2 sm:mb-0">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
