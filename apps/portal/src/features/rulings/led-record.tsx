import { useLocale, useTranslations } from 'next-intl'
import type { ResultOf } from '@/gql'
import type { LedRecordFields } from '@/gql/fragments'
import { inLanguage } from '@/lib/format/bilingual'
import { Aloud, Figures } from './led-result'

type Led = ResultOf<typeof LedRecordFields>

/** How the director was led to the ruling: what was asked and answered, what follows at the table, what was read aloud. */
export function LedRecord({ led }: { readonly led: Led }) {
  const t = useTranslations('ruling.led')
  const locale = useLocale()
  return (
    <section className="mt-4 flex flex-col gap-3 border-rule border-t pt-3">
      <h3 className="font-medium">{t('way', { situation: inLanguage(led.situation, locale) })}</h3>
      <dl className="grid max-w-prose gap-y-1 sm:grid-cols-[1fr_auto] sm:gap-x-4">
        {led.path.map(({ question, answer }) => (
          <div key={question.en} className="contents">
            <dt className="text-muted text-sm">{inLanguage(question, locale)}</dt>
            <dd className="font-medium text-sm">{inLanguage(answer, locale)}</dd>
          </div>
        ))}
      </dl>
      <h4 className="font-medium text-sm">{t('follows')}</h4>
      <ul className="list-disc pl-5">
        {led.effects.map(effect => (
          <li key={effect.en}>{inLanguage(effect, locale)}</li>
        ))}
      </ul>
      <Figures figures={led.figures} />
      {led.departure ? (
        <p>
          <span className="text-muted">{t('departure')}</span> {led.departure}
        </p>
      ) : null}
      <Aloud aloud={led.aloud} />
    </section>
  )
}
