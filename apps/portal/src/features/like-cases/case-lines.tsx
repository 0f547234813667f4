import { useLocale, useTranslations } from 'next-intl'
import type { FragmentOf } from '@/gql'
import type { CaseLineFields } from '@/gql/fragments'
import { codeText } from '@/i18n/code-text'
import { Link } from '@/i18n/navigation'
import { inLanguage } from '@/lib/format/bilingual'
import { paths } from '@/lib/paths'

type CaseLine = FragmentOf<typeof CaseLineFields>

/** Decided cases, each in one line: its number, how it ended, its headnote. */
export function CaseLines({ cases }: { readonly cases: readonly CaseLine[] }) {
  const outcomes = useTranslations('appealOutcome')
  const locale = useLocale()
  return (
    <ul className="max-w-prose">
      {cases.map(entry => (
        <li key={entry.id} className="flex flex-wrap gap-x-3 py-1">
          <Link href={paths.casebookEntry(entry.reference)} className="figures link">
            {entry.number}
          </Link>
          <span className="text-muted">{codeText(outcomes, entry.outcome)}</span>
          <span>{inLanguage(entry.headnote, locale)}</span>
        </li>
      ))}
    </ul>
  )
}
