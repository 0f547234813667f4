import { useLocale } from 'next-intl'
import { getLocale, getTranslations } from 'next-intl/server'
import { ClauseRef } from '@/components/clause-ref'
import { Day } from '@/components/instant'
import { SportTag } from '@/components/sport-tag'
import { Chip } from '@/components/ui/chip'
import type { FragmentOf } from '@/gql'
import { codeText } from '@/i18n/code-text'
import { Link } from '@/i18n/navigation'
import { inLanguage } from '@/lib/format/bilingual'
import { paths } from '@/lib/paths'
import type { CaseCardFields } from './casebook.graphql'

export type CaseCard = FragmentOf<typeof CaseCardFields>

const HAN = /\p{Script=Han}/u

/** The keywords in the reader's script; all of them where none is. */
const keywordsFor = (keywords: readonly string[], locale: string): readonly string[] => {
  const own = keywords.filter(keyword => HAN.test(keyword) === (locale === 'zh-CN'))
  return own.length > 0 ? own : keywords
}

/** Articles and keywords of a case; each leads to what shares it. */
export function CaseTags({
  entry,
}: {
  readonly entry: Pick<CaseCard, 'articles' | 'keywords' | 'situation' | 'situationCode'>
}) {
  const locale = useLocale()
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      {entry.situation && entry.situationCode ? (
        <Link
          href={paths.casebook({ situation: entry.situationCode })}
          className="inline-flex min-h-6 items-center hover:underline"
        >
          {inLanguage(entry.situation, locale)}
        </Link>
      ) : null}
      {entry.articles.map(clause => (
        <ClauseRef key={`${clause.edition} ${clause.article}`} clause={clause} />
      ))}
      {keywordsFor(entry.keywords, locale).map(keyword => (
        <Link key={keyword} href={paths.casebook({ keyword })} className="inline-flex min-h-6 items-center">
          <Chip>{keyword}</Chip>
        </Link>
      ))}
    </p>
  )
}

/** Decided cases with their headnotes. */
export async function CaseList({ cases }: { readonly cases: readonly CaseCard[] }) {
  const [outcomes, levels, locale] = await Promise.all([
    getTranslations('appealOutcome'),
    getTranslations('category'),
    getLocale(),
  ])
  return (
    <ul>
      {cases.map(entry => (
        <li key={entry.id} className="flex flex-col gap-1 border-rule border-b py-4 first:border-t">
          <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <Link href={paths.casebookEntry(entry.reference)} className="figures link font-medium">
              {entry.number}
            </Link>
            <Chip tone="strong">{codeText(outcomes, entry.outcome)}</Chip>
            <SportTag sport={entry.sport} />
            <span className="text-muted text-sm">{codeText(levels, entry.eventLevel)}</span>
            <span className="text-muted text-sm">
              <Day date={entry.publishedAt} />
            </span>
          </p>
          <p className="max-w-prose">{inLanguage(entry.headnote, locale)}</p>
          <CaseTags entry={entry} />
        </li>
      ))}
    </ul>
  )
}
