import { useLocale, useTranslations } from 'next-intl'
import { Moved } from '@/components/changes-table'
import { ClauseRef } from '@/components/clause-ref'
import { inLanguage } from '@/lib/format/bilingual'
import type { LedResult } from './led-path'

interface Read {
  readonly zh: string
  readonly en: string
}

/** The text to read at the table, the reader's own language first. */
export function Aloud({ aloud }: { readonly aloud: Read }) {
  const t = useTranslations('ruling.led')
  const locale = useLocale()
  const languages = locale === 'en' ? (['en', 'zh'] as const) : (['zh', 'en'] as const)
  return (
    <section>
      <h4 className="font-medium text-sm">{t('aloud')}</h4>
      {languages.map(language => (
        <blockquote
          key={language}
          lang={language === 'zh' ? 'zh-CN' : 'en'}
          className="mt-2 max-w-prose border-rule-strong border-l-2 pl-3"
        >
          {aloud[language]}
        </blockquote>
      ))}
    </section>
  )
}

interface Figure {
  readonly name: Read
  readonly before: string | null
  readonly after: string
}

/** What was computed: before and after. */
export function Figures({ figures }: { readonly figures: readonly Figure[] }) {
  const locale = useLocale()
  if (figures.length === 0) return null
  return (
    <dl className="grid max-w-md grid-cols-[1fr_auto] gap-x-4 gap-y-1">
      {figures.map(({ name, before, after }) => (
        <div key={name.en} className="contents">
          <dt className="text-muted">{inLanguage(name, locale)}</dt>
          <dd className="figures text-right">
            {before === null ? <strong className="font-semibold">{after}</strong> : <Moved from={before} to={after} />}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** What the answers come to: the article, what follows, the score before and after, the text to read aloud. */
export function LedResultView({ result }: { readonly result: LedResult }) {
  const t = useTranslations('ruling.led')
  const parts = useTranslations('ruling.parts')
  const locale = useLocale()
  return (
    <section data-led-result={result.option.code} className="flex flex-col gap-4">
      <div>
        <h3 className="text-lg">{inLanguage(result.option.name, locale)}</h3>
        <p className="flex flex-wrap gap-x-4">
          <ClauseRef clause={result.clause} />
          <span className="text-muted text-sm">
            {parts(result.part)} · {t(result.committeeDecides ? 'committeeDecides' : 'committeeRecommends')}
          </span>
        </p>
      </div>
      <ul className="list-disc pl-5">
        {result.effects.map(({ code, text }) => (
          <li key={`${code} ${text.en}`}>{inLanguage(text, locale)}</li>
        ))}
      </ul>
      <Figures figures={result.figures} />
      <Aloud aloud={result.aloud} />
    </section>
  )
}
