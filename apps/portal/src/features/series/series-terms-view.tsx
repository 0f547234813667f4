import { useLocale, useTranslations } from 'next-intl'
import type { SeriesTableData } from './load-series'

/** How the evenings count, in sentences. */
export function SeriesTermsView({ table }: { readonly table: SeriesTableData }) {
  const t = useTranslations('series')
  const gap = useLocale() === 'en' ? ' ' : ''
  const { terms, evenings } = table
  const counted = evenings.filter(one => one.isCounted).length
  const sentences = [
    t(`by.${terms.by}`),
    t(`measure.${terms.measure}`, { points: terms.placePoints.join(', ') }),
    terms.best === null ? t('allCount') : t('bestCount', { best: terms.best }),
    t(`sum.${terms.sum}`),
    ...(terms.least === null ? [] : [t('least', { least: terms.least })]),
    ...(terms.handicaps.length > 0 ? [t('withHandicaps', { count: terms.handicaps.length })] : []),
    ...(terms.strata.length > 0 ? [t('onePrize')] : []),
    t('soFar', { counted, evenings: evenings.length }),
  ]
  return <p className="mb-4 max-w-prose text-muted text-sm">{sentences.join(gap)}</p>
}
