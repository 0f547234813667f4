import { procedureOfEdition, procedures } from '@paiji/rules'
import { getLocale, getTranslations } from 'next-intl/server'
import { FailureNotice } from '@/components/failure-notice'
import { NotFound } from '@/components/not-found'
import { SportTag } from '@/components/sport-tag'
import { DocumentsPart } from '@/features/event-documents'
import { EventRequestNotice } from '@/features/event-requests'
import { inLanguage } from '@/lib/format/bilingual'
import { askLive } from '@/lib/graphql/server-client'
import { plugOf } from '@/sports/plugs'
import { EventHistory } from './event-history'
import { FiguresSection } from './figures-section'
import { EventHistoryQuery } from './history.graphql'
import { OfficeQuery } from './office.graphql'
import type { OfficeEvent } from './office-data'
import { loadAppealParameters } from './appeal-parameters'
import { OfficeDesk } from './office-desk'
import { HeldUnder } from '@/features/law-desk'
import { ProcedureForm } from './procedure-form'

/** By which rules of procedure the event's appeals are heard. */
async function ProcedurePart({ event }: { readonly event: OfficeEvent }) {
  const [t, locale, given] = await Promise.all([
    getTranslations('procedureChoice'),
    getLocale(),
    loadAppealParameters(event.id),
  ])
  return (
    <details className="border-rule border-t pt-4">
      <summary className="link min-h-11">{t('title')}</summary>
      <ProcedureForm
        event={event.id}
        procedures={procedures.map(({ id, title }) => ({ id, title: inLanguage(title, locale) }))}
        given={given}
        current={event.conditionsOfContest.onFile?.appeals.procedure ?? procedureOfEdition(event.edition.id).id}
      />
    </details>
  )
}

/** The office of an event as it stands; its stages, sides and officials live in the browser from then on. */
export async function OfficeView({
  eventId,
  after = null,
}: {
  readonly eventId: string
  readonly after?: string | null
}) {
  const [answer, history] = await Promise.all([
    askLive(OfficeQuery, { id: eventId }),
    askLive(EventHistoryQuery, { id: eventId, after }),
  ])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const { event, awardFigures } = answer.data
  if (!event) return <NotFound />
  const mayRun = event.permissions.canRun.allowed
  const parts = {
    sport: <SportTag sport={event.sport} />,
    request: <EventRequestNotice event={event} />,
    figures: awardFigures ? <FiguresSection event={event.id} figures={awardFigures} /> : null,
    procedure: mayRun ? (
      <div className="flex flex-col gap-8">
        <HeldUnder event={event.id} mayChoose={Boolean(event.conditionsOfContest.onFile)} />
        <ProcedurePart event={event} />
      </div>
    ) : null,
    documents: <DocumentsPart event={event.id} mayRun={mayRun} />,
    history: history.ok ? <EventHistory event={event.id} after={after} first={history.data} /> : null,
  }
  const hasMovements = plugOf(event.sport)?.session?.planner === 'movement'
  return <OfficeDesk eventId={eventId} first={answer.data} parts={parts} hasMovements={hasMovements} />
}
