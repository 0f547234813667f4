import { useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/ui/button'
import type { FragmentOf } from '@/gql'
import { codeText } from '@/i18n/code-text'
import { Instant } from '@/components/instant'
import type { HistoryFields } from '@/gql/fragments'

interface HistoryProps {
  readonly history: FragmentOf<typeof HistoryFields>
  /** Where the part before it stands. */
  readonly hrefOf: (after: string) => string
}

/** Who did what to a record, when, under which role, before and after. */
export function HistoryList({ history, hrefOf }: HistoryProps) {
  const t = useTranslations('registerDesk')
  const acts = useTranslations('historyAct')
  const fields = useTranslations('historyField')
  const roles = useTranslations('role')
  if (history.entries.length === 0) return <p className="text-muted">{t('noHistory')}</p>
  return (
    <>
      <ol className="border-rule border-t">
        {history.entries.map(entry => (
          <li key={entry.id} className="border-rule border-b py-2">
            <p className="flex flex-wrap gap-x-3">
              <span className="font-medium">{codeText(acts, entry.type)}</span>
              <span className="text-muted text-sm">
                <Instant at={entry.at} />
              </span>
              <span className="text-muted text-sm">
                {entry.actor ?? t('theProgram')}
                {entry.roles.length > 0 ? ` (${entry.roles.map(role => codeText(roles, role)).join(', ')})` : ''}
              </span>
            </p>
            {entry.reason ? <p className="text-sm">{t('because', { reason: entry.reason })}</p> : null}
            <ul className="text-muted text-sm">
              {entry.changes.map(change => (
                <li key={change.field} className="break-words">
                  {codeText(fields, change.field)}: <del className="no-underline">{change.before ?? '—'}</del> →{' '}
                  <ins className="text-ink no-underline">{change.after ?? '—'}</ins>
                </li>
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
