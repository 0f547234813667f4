import { getTranslations } from 'next-intl/server'
import { FailureNotice } from '@/components/failure-notice'
import { NotFound } from '@/components/not-found'
import { EmptyState } from '@/components/ui/empty-state'
import { PrintButton } from '@/components/ui/print-button'
import { ask } from '@/lib/graphql/server-client'
import { HandRecordsQuery } from './boards.graphql'
import { HandRecordSheet } from './hand-record'

/** All boards of a field with their cards, points, makeable tricks and par, to be read, printed or taken away. */
export async function HandRecordsView({ revision }: { readonly revision: string }) {
  const [t, answer] = await Promise.all([getTranslations('boardPage'), ask(HandRecordsQuery, { revision })])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const found = answer.data.revision
  if (!found) return <NotFound />
  if (found.handRecords.length === 0) return <EmptyState title={t('handRecords')}>{t('handRecordsNone')}</EmptyState>
  const file = (format: string) => `/files/hands/${encodeURIComponent(found.id)}/${format}`
  return (
    <>
      <h2 className="mb-3 text-lg">{t('handRecords')}</h2>
      <p className="mb-5 flex flex-wrap items-center gap-4" data-no-print="">
        <PrintButton label={t('printHands')} />
        <a className="link" href={file('pbn')}>
          {t('asPbn')}
        </a>
        <a className="link" href={file('lin')}>
          {t('asLin')}
        </a>
        <a className="link" href={file('dup')}>
          {t('asDup')}
        </a>
      </p>
      <div className="grid gap-8 lg:grid-cols-2 print:grid-cols-2 print:gap-x-6 print:gap-y-4">
        {found.handRecords.map(record => (
          <HandRecordSheet key={`${record.session ?? ''} ${record.board}`} record={record} />
        ))}
      </div>
    </>
  )
}
