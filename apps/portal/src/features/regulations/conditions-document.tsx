import { getLocale, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { codeText } from '@/i18n/code-text'
import { inLanguage } from '@/lib/format/bilingual'
import { type Conditions, type Section, SectionFacts, saysSomething, sections } from './section-facts'

/** One article of the document. */
function Article({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <li className="break-inside-avoid">
      <h3 className="mb-1 font-semibold text-md">{title}</h3>
      {children}
    </li>
  )
}

/** The words of a section, paragraph by paragraph; in the other language where this one is not written. */
async function SectionWords({ section, conditions }: { readonly section: Section; readonly conditions: Conditions }) {
  const locale = await getLocale()
  const text = conditions.sections.find(one => one.section === section)?.text
  const words = text ? inLanguage(text, locale) || text.zh || text.en : ''
  return words
    .split(/\n+/)
    .filter(Boolean)
    .map(paragraph => (
      <p key={paragraph} className="mt-1 whitespace-pre-wrap">
        {paragraph}
      </p>
    ))
}

/** The conditions of contest as numbered articles: what is on file, then the words of the section. */
export async function ConditionsDocument({ conditions }: { readonly conditions: Conditions }) {
  const [t, sports, categories, locale] = await Promise.all([
    getTranslations('regulations'),
    getTranslations('sport'),
    getTranslations('category'),
    getLocale(),
  ])
  return (
    <ol className="flex list-decimal flex-col gap-6 pl-6">
      <Article title={t('event')}>
        <p>
          {inLanguage(conditions.name, locale)} ({conditions.code}) · {sports(conditions.sport)} ·{' '}
          {codeText(categories, conditions.category)}
        </p>
        <p>
          {t('organiser')}
          {t('colon')}
          {inLanguage(conditions.organiser, locale)}
        </p>
      </Article>
      {sections
        .filter(section => saysSomething(section, conditions))
        .map(section => (
          <Article key={section} title={t(`section.${section}`)}>
            <SectionFacts section={section} conditions={conditions} />
            <SectionWords section={section} conditions={conditions} />
          </Article>
        ))}
      <Article title={t('publication')}>
        <p>{t('publicationText')}</p>
      </Article>
    </ol>
  )
}
