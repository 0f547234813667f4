import { useLocale, useTranslations } from 'next-intl'
import { ClauseRef } from '@/components/clause-ref'
import type { ResultOf } from '@/gql'
import type { SlotRulingFields } from '@/gql/slot-ruling'
import { Link } from '@/i18n/navigation'
import { inLanguage } from '@/lib/format/bilingual'
import { paths, type Slugged } from '@/lib/paths'

export type SlotRuling = ResultOf<typeof SlotRulingFields>

/** What rulings say for a table: lead restrictions, penalty cards, penalties; where no question led to it, its words. */
export function SlotRulings({ event, rulings }: { readonly event: Slugged; readonly rulings: readonly SlotRuling[] }) {
  const t = useTranslations('slotRulings')
  const locale = useLocale()
  if (rulings.length === 0) return null
  return (
    <section aria-label={t('title')} className="flex flex-col gap-2 border-rule border-l-4 pl-3">
      <h3 className="font-medium">{t('title')}</h3>
      {rulings.map(({ id, clause, decision, led }) => (
        <div key={id} className="max-w-prose">
          <p className="flex flex-wrap gap-x-3 text-sm">
            <ClauseRef clause={clause} />
            <Link href={paths.ruling(event, id)} className="link">
              {t('open')}
            </Link>
          </p>
          {led && led.effects.length > 0 ? (
            <ul className="list-disc pl-5">
              {led.effects.map(effect => (
                <li key={effect.en}>{inLanguage(effect, locale)}</li>
              ))}
            </ul>
          ) : (
            <p>{decision}</p>
          )}
        </div>
      ))}
    </section>
  )
}
