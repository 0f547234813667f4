import { useLocale, useTranslations } from 'next-intl'
import { Moved } from '@/components/changes-table'
import { codeText } from '@/i18n/code-text'
import { inLanguage } from '@/lib/format/bilingual'

type Counted = { readonly counted: string; readonly because: string } | null

/** A place before and after, with what each event was worth. */
export interface ReasonedLine {
  readonly moved: boolean
  readonly results: readonly {
    readonly changed: boolean
    readonly event: { readonly id: string; readonly name: { readonly zh: string; readonly en: string } }
    readonly before: Counted
    readonly after: Counted
  }[]
}

function Because({ before, after }: { readonly before: Counted; readonly after: Counted }) {
  const [t, words] = [useTranslations('simulation'), useTranslations('counted')]
  const [was, is] = [before, after].map(one => (one ? codeText(words, one.because) : t('nothing')))
  return <span className="text-muted">{was === is ? is : t('becauseFromTo', { from: was ?? '', to: is ?? '' })}</span>
}

/** Which results made the difference; or that others moved past. */
export function SimulatedReasons({ line }: { readonly line: ReasonedLine }) {
  const t = useTranslations('simulation')
  const locale = useLocale()
  const changed = line.results.filter(result => result.changed)
  if (!line.moved) return <span className="text-muted">{t('unchanged')}</span>
  if (changed.length === 0) return <span>{t('othersMoved')}</span>
  return (
    <details>
      <summary className="link min-h-6 cursor-pointer">{t('resultsChanged', { count: changed.length })}</summary>
      <ul className="mt-1 space-y-1 text-sm">
        {changed.map(({ event, before, after }) => (
          <li key={event.id}>
            {inLanguage(event.name, locale)}
            {': '}
            <Moved from={before?.counted ?? null} to={after?.counted ?? null} />{' '}
            <Because before={before} after={after} />
          </li>
        ))}
      </ul>
    </details>
  )
}
