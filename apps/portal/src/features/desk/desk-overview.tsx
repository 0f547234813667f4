import { getLocale, getTranslations } from 'next-intl/server'
import { EventTable } from '@/components/event-table'
import { FailureNotice } from '@/components/failure-notice'
import { ButtonLink } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { loadViewer } from '@/features/account'
import { OpenCases } from '@/features/appeals'
import { Link } from '@/i18n/navigation'
import { inLanguage } from '@/lib/format/bilingual'
import { ask } from '@/lib/graphql/server-client'
import { paths } from '@/lib/paths'
import { DeskCorrectionsQuery, DeskEventsQuery, DeskImportsQuery } from './desk.graphql'

async function WaitingFiles() {
  const [t, answer] = await Promise.all([getTranslations('desk'), ask(DeskImportsQuery, {})])
  if (!answer.ok) return null
  const read = answer.data.imports.filter(item => item.status === 'READ')
  return (
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
  )
}

async function WaitingCorrections() {
  const [t, locale, answer] = await Promise.all([getTranslations('desk'), getLocale(), ask(DeskCorrectionsQuery, {})])
  if (!answer.ok) return null
  const { edges } = answer.data.corrections
  return (
    <section>
      <h2 className="mb-3 text-lg">{t('waitingCorrections')}</h2>
      {edges.length === 0 ? (
        <p className="text-muted">{t('noWaitingCorrections')}</p>
      ) : (
        <ul className="border-rule border-t">
          {edges.map(({ node }) => (
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
  )
}

async function OpenEvents({ imports }: { readonly imports: boolean }) {
  const [t, answer] = await Promise.all([getTranslations('desk'), ask(DeskEventsQuery, {})])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const mine = answer.data.events.edges.map(edge => edge.node).filter(event => event.permissions.canPublish.allowed)
  const open = mine.filter(event => event.standingsStatus !== 'OFFICIAL')
  if (open.length === 0 && !imports) return null
  return (
    <section>
      <h2 className="mb-3 text-lg">{t('openEvents')}</h2>
      {open.length === 0 ? (
        <EmptyState title={t('noOpenEventsTitle')}>{t('noOpenEvents')}</EmptyState>
      ) : (
        <EventTable events={open} caption={t('openEvents')} hrefOf={paths.deskEvent} />
      )}
    </section>
  )
}

/** What waits at the desk: files read but not committed, corrections to approve, events to publish. */
export async function DeskOverview() {
  const [t, viewer] = await Promise.all([getTranslations('desk'), loadViewer()])
  if (!viewer.ok) return <FailureNotice failure={viewer.failure} />
  const may = viewer.data.viewer.permissions
  const imports = may.canOpenImports.allowed
  return (
    <div className="flex flex-col gap-10">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-xl">{t('title')}</h1>
        <div className="flex flex-wrap gap-2">
          {may.canOpenScoring.allowed ? <ButtonLink href={paths.scoring}>{t('scoring')}</ButtonLink> : null}
          {may.canOpenRegister.allowed ? (
            <ButtonLink href={paths.deskNewPerson}>{t('registerPerson')}</ButtonLink>
          ) : null}
          {may.canOpenNewEvent.allowed ? <ButtonLink href={paths.deskNewEvent}>{t('newEvent')}</ButtonLink> : null}
          {imports ? (
            <ButtonLink href="/desk/imports" tone="strong">
              {t('readFile')}
            </ButtonLink>
          ) : null}
        </div>
      </div>
      {imports ? <WaitingFiles /> : null}
      {may.canOpenCorrections.allowed ? <WaitingCorrections /> : null}
      {may.canOpenCases.allowed ? <OpenCases /> : null}
      <OpenEvents imports={imports} />
    </div>
  )
}
