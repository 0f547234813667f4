import { useLocale, useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/ui/button'
import type { FragmentOf } from '@/gql'
import { codeText } from '@/i18n/code-text'
import { Instant } from '@/components/instant'
import type { HistoryFields } from '@/gql/fragments'
import { inLanguage } from '@/lib/format/bilingual'
import { formatDate } from '@/lib/format/dates'

type History = FragmentOf<typeof HistoryFields>
type Change = History['entries'][number]['changes'][number]

interface HistoryProps {
  readonly history: History
  /** Where the part before it stands. */
  readonly hrefOf: (after: string) => string
}

/** Fields whose values are codes, each with where its words are. */
const wordsOfField: Readonly<Record<string, string>> = {
  committee: 'registerDesk.committees',
  office: 'registerDesk.offices',
  level: 'registerDesk.levels',
  gender: 'registerDesk.genders',
  status: 'personStatus',
  category: 'category',
  grade: 'grades.status',
}

/** One field before and after, in words: codes by their names, days as days, yes and no. */
function FieldLine({ change: { field, before, after } }: { readonly change: Change }) {
  const t = useTranslations()
  const locale = useLocale()
  // Of several of one kind, the record says which: `grade: expert`.
  const [name = field, which] = field.split(': ')
  const said = (value: string | null) => {
    if (value === null || value === '') return '—'
    if (value === 'true' || value === 'false') return t(value === 'true' ? 'common.yes' : 'common.no')
    if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return formatDate(value, locale)
    if (/^\d{4}-\d{2}-\d{2}T/.test(value)) return <Instant at={value} />
    return codeText(t, `${wordsOfField[name]}.${value}`, {}, value)
  }
  return (
    <li className="break-words">
      {[codeText(t, `historyField.${name}`, {}, name), which].filter(Boolean).join(' ')}:{' '}
      <del className="no-underline">{said(before)}</del> → <ins className="text-ink no-underline">{said(after)}</ins>
    </li>
  )
}

/** Who did what to a record, about whom, when, under which role, before and after. */
export function HistoryList({ history, hrefOf }: HistoryProps) {
  const t = useTranslations('registerDesk')
  const acts = useTranslations('historyAct')
  const roles = useTranslations('role')
  const locale = useLocale()
  if (history.entries.length === 0) return <p className="text-muted">{t('noHistory')}</p>
  return (
    <>
      <ol className="border-rule border-t">
        {history.entries.map(entry => (
          <li key={entry.id} className="border-rule border-b py-2">
            <p className="flex flex-wrap gap-x-3">
              <span className="font-medium">{codeText(acts, entry.type)}</span>
              {entry.about ? <bdi>{inLanguage(entry.about, locale)}</bdi> : null}
              <span className="text-muted text-sm">
                <Instant at={entry.at} />
              </span>
              <span className="text-muted text-sm">
                {entry.called ? inLanguage(entry.called, locale) : t('theProgram')}
                {entry.roles.length > 0 ? ` (${entry.roles.map(role => codeText(roles, role)).join(', ')})` : ''}
              </span>
            </p>
            {entry.reason ? <p className="text-sm">{t('because', { reason: entry.reason })}</p> : null}
            <ul className="text-muted text-sm">
              {entry.changes.map(change => (
                <FieldLine key={change.field} change={change} />
              ))}
            </ul>
          </li>
        ))}
      </ol>
      {history.next ? (
        <ButtonLink size="small" href={hrefOf(history.next)} className="mt-3">
          {t('olderHistory')}
        </ButtonLink>
      ) : null}
    </>
  )
}
