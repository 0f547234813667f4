import { useLocale, useTranslations } from 'next-intl'
import { Chip } from '@/components/ui/chip'
import { formatMoney } from '@/lib/format/money'
import type { ShownArticle } from './shown'

/** What an article of a body's rules sets: a penalty, the time for appeals, a deposit. */
export function ArticleSets({ sets }: Pick<ShownArticle, 'sets'>) {
  const t = useTranslations('bodyRules.sets')
  const locale = useLocale()
  if (!sets) return null
  const { kind, measure, amount, from, currency } = sets
  const words =
    kind === 'filing'
      ? t('filing', { minutes: Number(amount) })
      : kind === 'deposit'
        ? t('deposit', { amount: formatMoney(Number(amount), currency ?? '', locale) })
        : t(measure ?? 'warning', { amount: amount ?? '' })
  return (
    <p className="mt-1 flex flex-wrap items-baseline gap-2" data-sets="">
      <Chip>{words}</Chip>
      {from && from > 1 ? <span className="text-muted text-sm">{t('from', { n: from })}</span> : null}
    </p>
  )
}
