import { getLocale, getTranslations } from 'next-intl/server'
import { EventTable } from '@/components/event-table'
import { FailureNotice } from '@/components/failure-notice'
import { ButtonLink } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { loadViewer, type PortalViewer } from '@/features/sign-in'
import { hasOpenCases, OpenCases } from '@/features/appeals'
import { SessionsToScore } from '@/features/score-desk'
import { Link } from '@/i18n/navigation'
import { inLanguage } from '@/lib/format/bilingual'
import { ask } from '@/lib/graphql/server-client'
import { paths } from '@/lib/paths'
import { DeskEventsQuery } from './desk.graphql'
import { FirstSteps, loadFirstSteps } from './first-steps'
import { WorkToday, whoseWork } from './work-today'

async function OpenEvents({ imports, scores }: { readonly imports: boolean; readonly scores: boolean }) {
  const [t, answer] = await Promise.all([getTranslations('desk'), ask(DeskEventsQuery, {})])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const mine = answer.data.events.edges.map(edge => edge.node).filter(event => event.permissions.canPublish.allowed)
  const open = mine.filter(event => event.standingsStatus !== 'OFFICIAL')
  // Who was invited to score and for nothing else finds the sessions here.
  if (mine.length === 0 && scores) return <SessionsToScore />
  if (open.length === 0 && !imports) return null
  return (
    <section>
      <h2 className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4 text-lg">
        {t('openEvents')}
        <Link href={paths.deskEvents()} className="link text-base">
          {t('ownEvents')}
        </Link>
      </h2>
      {open.length === 0 ? (
        <EmptyState title={t('noOpenEventsTitle')}>{t('noOpenEvents')}</EmptyState>
      ) : (
        <EventTable events={open} caption={t('openEvents')} hrefOf={event => paths.deskEvent(event.id)} />
      )}
    </section>
  )
}

/** Who else works at the bodies of the reader, and what each of them may do. */
async function Colleagues({ roles }: Pick<PortalViewer, 'roles'>) {
  const [t, locale] = await Promise.all([getTranslations('common'), getLocale()])
  const bodies = new Map(
    roles.flatMap(({ organisation, scopeName }) => (organisation ? [[organisation.id, scopeName]] : [])),
  )
  if (bodies.size === 0) return null
  return (
    <p className="flex flex-wrap items-baseline gap-x-4 text-sm">
      <span className="text-muted">{t('powers')}</span>
      {[...bodies].map(([id, name]) => (
        <Link key={id} href={paths.deskBodyPowers(id)} className="link inline-flex min-h-11 items-center">
          {name ? inLanguage(name, locale) : id}
        </Link>
      ))}
    </p>
  )
}

/** What waits at the desk today, cases that wait for the viewer, and events that are not official. */
export async function DeskOverview({ whose }: { readonly whose: string | undefined }) {
  const [t, viewer] = await Promise.all([getTranslations('desk'), loadViewer()])
  if (!viewer.ok) return <FailureNotice failure={viewer.failure} />
  const may = viewer.data.viewer.permissions
  const imports = may.canOpenImports.allowed
  const steps = await loadFirstSteps()
  const cases = may.canOpenCases.allowed && (await hasOpenCases())
  return (
    <div className="flex flex-col gap-10">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-xl">{t('title')}</h1>
        <div className="flex flex-wrap gap-2">
          {may.canOpenScoring.allowed ? <ButtonLink href={paths.scoring}>{t('scoring')}</ButtonLink> : null}
          {may.canOpenRegister.allowed ? (
            <ButtonLink href={paths.deskNewPerson}>{t('registerPerson')}</ButtonLink>
          ) : null}
          {may.canOpenNewEvent.allowed ? (
            <ButtonLink href={paths.deskNewEvent}>{t('newEvent')}</ButtonLink>
          ) : may.canOpenEventRequests.allowed ? (
            <ButtonLink href={paths.deskNewEventRequest}>{t('requestEvent')}</ButtonLink>
          ) : null}
          {imports ? (
            <ButtonLink href="/desk/imports" tone="strong">
              {t('readFile')}
            </ButtonLink>
          ) : null}
        </div>
      </div>
      {steps.length > 0 ? <FirstSteps steps={steps} /> : null}
      <WorkToday beside={cases || steps.length > 0} whose={whoseWork.find(one => one === whose) ?? 'all'} />
      {cases ? <OpenCases /> : null}
      <OpenEvents imports={imports} scores={may.canOpenScoring.allowed} />
      <Colleagues roles={viewer.data.viewer.roles} />
    </div>
  )
}
