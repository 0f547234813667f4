import { NotFound } from '@/components/not-found'
import { procedureOfEdition, procedures } from '@paiji/rules/procedure'
import { getLocale, getTranslations } from 'next-intl/server'
import { FailureNotice } from '@/components/failure-notice'
import { Fold } from '@/components/fold'
import { Refusal } from '@/components/permitted'
import { SportTag } from '@/components/sport-tag'
import { UnlinkedNotice } from '@/components/unlinked-notice'
import { ButtonLink } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Notice } from '@/components/ui/notice'
import { PageTitle } from '@/components/ui/page-title'
import { DocumentsPart } from '@/features/event-documents'
import { EventRequestNotice } from '@/features/event-requests'
import {
  described,
  StageConditions,
  type StageSettingsKinds,
  formatOf,
  storedSettings,
  textOfSettings,
} from '@/features/stage-settings'
import { Link } from '@/i18n/navigation'
import { ListDownloads } from '@/features/list-files'
import { inLanguage } from '@/lib/format/bilingual'
import { formatDateRange } from '@/lib/format/dates'
import { ask } from '@/lib/graphql/server-client'
import { paths } from '@/lib/paths'
import { EventHistory, EventLife, EventSeries } from './event-life'
import { RemoveStageForm } from './event-forms'
import { EntriesForm } from './entries-form'
import { EntryList } from './entry-list'
import { FiguresSection } from './figures-section'
import { FinalForm } from './final-form'
import { FillStageButton } from './fill-stage-button'
import { OfficeQuery } from './office.graphql'
import type { OfficeStage } from './office-data'
import { OfficialsForm } from './officials-form'
import { ProcedureForm } from './procedure-form'
import { ReservesButton } from './reserves-button'
import { StageChange } from './stage-change'
import { StageForm } from './stage-form'

/** The settings of a stage as text, to be taken to another event. */
async function SettingsToCopy({ stage }: { readonly stage: OfficeStage }) {
  const t = await getTranslations('stageSettings.ui')
  return (
    <details>
      <summary className="link min-h-11 py-2 text-sm">{t('copy')}</summary>
      <pre className="mb-3 whitespace-pre-wrap break-words rounded-md border border-rule p-3 text-sm">
        {textOfSettings(storedSettings(stage))}
      </pre>
    </details>
  )
}

interface SectionProps {
  readonly stage: OfficeStage
  readonly kinds: StageSettingsKinds
  readonly mayRun: boolean
  readonly mayChange: boolean
  /** Who holds the event. */
  readonly organisation: string
  readonly isLast: boolean
}

async function StageSection({ stage, kinds, mayRun, mayChange, organisation, isLast }: SectionProps) {
  const [t, life, sheets, locale] = await Promise.all([
    getTranslations('office'),
    getTranslations('eventLife'),
    getTranslations('spreadsheets'),
    getLocale(),
  ])
  const { plan } = storedSettings(stage)
  const isInPlay = stage.sessions.some(({ rounds }) => rounds.length > 0)
  return (
    <section className="border-rule border-t pt-4">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg">
          {stage.ordinal}. {inLanguage(stage.name, locale)}
        </h2>
        <ButtonLink href={paths.deskRounds(stage.id)}>{t('toRounds')}</ButtonLink>
      </div>
      <StageConditions sport={kinds.sport} conditions={stage.conditions} />
      {mayChange ? (
        <StageChange
          stage={stage}
          kinds={{ ...kinds, earlier: kinds.earlier.filter(({ ordinal }) => Number(ordinal) < stage.ordinal) }}
          isPlanFixed={isInPlay && formatOf(storedSettings(stage)) !== 'swiss'}
          isPublished={stage.standings !== null && stage.standings.status !== 'PROVISIONAL'}
        />
      ) : null}
      {mayRun ? <SettingsToCopy stage={stage} /> : null}
      <p className="mb-3 text-muted">{t('entryCount', { count: stage.entries.length })}</p>
      {plan.from && stage.entries.length === 0 && mayRun ? <FillStageButton stage={stage.id} /> : null}
      {stage.entries.length > 0 ? (
        <>
          <EntryList stage={stage} mayRun={mayRun} />
          <ListDownloads list="entries" id={stage.id} />
        </>
      ) : (
        <p className="mb-3 text-muted">{t('noEntries')}</p>
      )}
      {mayRun && stage.entries.length > 0 && stage.reservesMissing > 0 ? (
        <ReservesButton stage={stage.id} missing={stage.reservesMissing} />
      ) : null}
      {mayRun ? (
        <details open={stage.entries.length === 0 && !plan?.from} className="mt-3">
          <summary className="link min-h-11">{t('enterMany')}</summary>
          <EntriesForm stage={stage} organisation={organisation} />
          <Link href={paths.deskSpreadsheets({ stage: stage.id })} className="link inline-flex min-h-11 items-center">
            {sheets('entriesTitle')}
          </Link>
        </details>
      ) : null}
      {mayRun && isLast && !isInPlay ? (
        <Fold title={life('removeStage')}>
          <RemoveStageForm stage={stage.id} />
        </Fold>
      ) : null}
    </section>
  )
}

/** The office of an event: its stages, who plays in them, and its officials. */
export async function OfficeView({ eventId, after }: { readonly eventId: string; readonly after?: string }) {
  const [t, life, appeals, locale, answer] = await Promise.all([
    getTranslations('office'),
    getTranslations('eventLife'),
    getTranslations('procedureChoice'),
    getLocale(),
    ask(OfficeQuery, { id: eventId, after: after ?? null }),
  ])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const { event } = answer.data
  if (!event) return <NotFound />
  const mayRun = event.permissions.canRun.allowed
  const kinds: StageSettingsKinds = {
    sport: event.sport,
    planSettings: answer.data.planSettings.map(described),
    sportSettings: event.edition.settings.map(described),
    earlier: event.stages.map(({ ordinal, name }) => ({ ordinal: String(ordinal), name: inLanguage(name, locale) })),
  }
  return (
    <>
      <PageTitle kicker={t('title')} title={inLanguage(event.name, locale)}>
        <SportTag sport={event.sport} />
        <span className="figures">{formatDateRange(event.startsOn, event.endsOn, locale)}</span>
        <Link href={paths.deskEvent(event.id)} className="link">
          {t('toPublishing')}
        </Link>
        <Link href={paths.deskEntries(event.id)} className="link">
          {life('toEntries')}
        </Link>
        <Link href={paths.deskConditions(event.id)} className="link">
          {life('toConditions')}
        </Link>
        <Link href={paths.event(event.id)} className="link">
          {t('publicPage')}
        </Link>
      </PageTitle>
      <Refusal permission={event.permissions.canRun} />
      {event.cancelledAt ? (
        <Notice tone="attention" title={life('isCancelled')} className="mb-6">
          {event.cancelReason}
        </Notice>
      ) : null}
      <EventRequestNotice event={event} />
      <UnlinkedNotice event={event.id} count={event.unlinkedCount} />
      <div className="flex flex-col gap-8">
        {event.stages.length === 0 ? <EmptyState title={t('noStages')}>{t('noStagesHint')}</EmptyState> : null}
        {event.stages.map(stage => (
          <StageSection
            key={stage.id}
            stage={stage}
            kinds={kinds}
            mayRun={mayRun}
            organisation={event.organisation.id}
            isLast={stage.ordinal === event.stages.length}
            mayChange={event.permissions.canChangeSettings.allowed}
          />
        ))}
        {mayRun && event.finalPresets.length > 0 ? (
          <details className="border-rule border-t pt-4">
            <summary className="link min-h-11">{t('final.title')}</summary>
            <FinalForm event={event.id} presets={event.finalPresets} />
          </details>
        ) : null}
        {mayRun ? (
          <details open={event.stages.length === 0} className="border-rule border-t pt-4">
            <summary className="link min-h-11">{t('addStage')}</summary>
            <StageForm event={event.id} kinds={kinds} />
          </details>
        ) : null}
        {answer.data.awardFigures ? <FiguresSection event={event.id} figures={answer.data.awardFigures} /> : null}
        <OfficialsForm event={event} />
        {mayRun ? (
          <details className="border-rule border-t pt-4">
            <summary className="link min-h-11">{appeals('title')}</summary>
            <ProcedureForm
              event={event.id}
              procedures={procedures.map(({ id, title }) => ({ id, title: inLanguage(title, locale) }))}
              usual={procedureOfEdition(event.edition.id).id}
            />
          </details>
        ) : null}
        <DocumentsPart event={event.id} mayRun={mayRun} />
        <EventSeries event={event} />
        {event.permissions.canAppoint.allowed ? (
          <EventLife
            event={event}
            editions={answer.data.editions
              .filter(edition => edition.sport === event.sport)
              .map(({ id, title }) => ({ value: id, label: inLanguage(title, locale) }))}
          />
        ) : null}
        <EventHistory event={event} />
      </div>
    </>
  )
}
