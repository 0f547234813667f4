import { getLocale, getTranslations } from 'next-intl/server'
import { EventTable } from '@/components/event-table'
import { FailureNotice } from '@/components/failure-notice'
import { ButtonLink } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Link } from '@/i18n/navigation'
import { inLanguage } from '@/lib/format/bilingual'
import { ask } from '@/lib/graphql/server-client'
import { paths } from '@/lib/paths'
import { DeskQuery } from './desk.graphql'

/** What waits at the desk: files read but not committed, corrections to approve, events to publish. */
export async function DeskOverview() {
  const [t, locale, answer] = await Promise.all([getTranslations('desk'), getLocale(), ask(DeskQuery, {})])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const { imports, corrections, events } = answer.data
  const read = imports.filter(item => item.status === 'READ')
  const open = events.edges
    .map(edge => edge.node)
    .filter(event => event.permissions.canPublish.allowed && event.standingsStatus !== 'OFFICIAL')
  return (
    <div className="flex flex-col gap-10">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-xl">{t('title')}</h1>
        <ButtonLink href="/desk/imports" tone="strong">
          {t('readFile')}
        </ButtonLink>
      </div>
      <section>
        <h2 className="mb-3 text-lg">{t('waitingFiles')}</h2>
        {read.length === 0 ? (
          <p className="text-muted">{t('noWaitingFiles')}</p>
        ) : (
          <ul className="border-rule border-t">
            {read.map(item => (
              <li key={item.id} className="border-rule border-b py-2">
                <Link href={paths.deskImport(item.id)} className="link">
                  {item.summary?.title || item.fileName}
                </Link>{' '}
                <span className="text-muted text-sm">{item.fileName}</span>
              </li>
            ))}
          </ul>
        )}
      </section>
      <section>
        <h2 className="mb-3 text-lg">{t('waitingCorrections')}</h2>
        {corrections.edges.length === 0 ? (
          <p className="text-muted">{t('noWaitingCorrections')}</p>
        ) : (
          <ul className="border-rule border-t">
            {corrections.edges.map(({ node }) => (
              <li key={node.id} className="border-rule border-b py-2">
                <Link href={paths.deskCorrection(node.id)} className="link">
                  {inLanguage(node.event.name, locale)}
                </Link>{' '}
                <span className="text-muted text-sm">{node.reason}</span>
              </li>
            ))}
          </ul>
        )}
      </section>
      <section>
        <h2 className="mb-3 text-lg">{t('openEvents')}</h2>
        {open.length === 0 ? (
          <EmptyState title={t('noOpenEventsTitle')}>{t('noOpenEvents')}</EmptyState>
        ) : (
          <EventTable events={open} caption={t('openEvents')} />
        )}
      </section>
    </div>
  )
}
