import { useLocale, useTranslations } from 'next-intl'
import { GivenFor } from '@/components/brought-in'
import { Moved } from '@/components/changes-table'
import { Day } from '@/components/instant'
import { FigureLink } from '@/components/ui/figure-link'
import { codeText } from '@/i18n/code-text'
import { Link } from '@/i18n/navigation'
import { inLanguage } from '@/lib/format/bilingual'
import { paths } from '@/lib/paths'
import type { Outlook } from './load-outlook'

type Fading = Outlook['fadingPoints'][number]

function FadingResult({ result }: { readonly result: Fading['awards'][number] }) {
  const [t, reasons] = [useTranslations('outlook'), useTranslations('counted')]
  const { award, before, after, because } = result
  return (
    <li className="flex flex-wrap items-baseline gap-x-3 text-sm">
      <span>
        <GivenFor award={award} />
      </span>
      <FigureLink href={paths.explainAward(award.id)} label={t('explainAward')}>
        <Moved from={before} to={after} />
      </FigureLink>
      {because === 'counts' ? null : <span className="text-muted">{codeText(reasons, because)}</span>}
    </li>
  )
}

/** The days on which points fade, each with what goes and what is left. */
export function FadingList({ fading }: { readonly fading: readonly Fading[] }) {
  const t = useTranslations('outlook')
  const locale = useLocale()
  return (
    <ul className="border-rule border-t">
      {fading.map(one => (
        <li key={`${one.on} ${one.ranking.code}`} className="border-rule border-b py-3">
          <p className="flex flex-wrap items-baseline gap-x-3">
            <Day date={one.on} />
            <Link href={paths.ranking(one.ranking.code)} className="way">
              {inLanguage(one.ranking.name, locale)}
            </Link>
            <span>
              <span className="text-muted text-sm">{t('value')}</span> <Moved from={one.before} to={one.after} />
            </span>
          </p>
          <ul className="mt-1">
            {one.awards.map(result => (
              <FadingResult key={result.award.id} result={result} />
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}
