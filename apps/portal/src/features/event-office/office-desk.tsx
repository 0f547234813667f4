'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Fold } from '@/components/fold'
import { Refusal } from '@/components/permitted'
import { PowersLink } from '@/components/powers-link'
import { ProblemList } from '@/components/problem-list'
import { UnlinkedNotice } from '@/components/unlinked-notice'
import { ButtonLink } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Notice } from '@/components/ui/notice'
import { PageTitle } from '@/components/ui/page-title'
import {
  described,
  StageConditions,
  type StageSettingsKinds,
  formatOf,
  storedSettings,
  textOfSettings,
} from '@/features/stage-settings'
import type { ResultOf } from '@/gql'
import { Link } from '@/i18n/navigation'
import { LivePage, ServerPart, useLive } from '@/lib/graphql/use-live'
import { ListDownloads } from '@/components/list-downloads'
import { inLanguage } from '@/lib/format/bilingual'
import { formatDateRange } from '@/lib/format/dates'
import { paths } from '@/lib/paths'
import { EventLife, EventSeries } from './event-life'
import { RemoveStageForm } from './event-forms'
import { EntriesForm } from './entries-form'
import { EntryList } from './entry-list'
import { FinalForm } from './final-form'
import { FillStageButton } from './fill-stage-button'
import { OfficeQuery } from './office.graphql'
import type { OfficeStage } from './office-data'
import { OfficialsForm } from './officials-form'
import { ReservesButton } from './reserves-button'
import { StageChange } from './stage-change'
import { StageForm } from './stage-form'

/** The settings of a stage as text, to be taken to another event. */
function SettingsToCopy({ stage }: { readonly stage: OfficeStage }) {
  const t = useTranslations('stageSettings.ui')
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

function StageSection({ stage, kinds, mayRun, mayChange, organisation, isLast }: SectionProps) {
  const t = useTranslations('office')
  const life = useTranslations('eventLife')
  const sheets = useTranslations('spreadsheets')
  const locale = useLocale()
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
          {isInPlay ? null : <ProblemList problems={stage.warnings} ofAct />}
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

/** What the server makes of an office, by where it stands. */
export interface OfficeParts {
  readonly sport: ReactNode
  readonly request: ReactNode
  readonly figures: ReactNode
  readonly procedure: ReactNode
  readonly documents: ReactNode
  readonly history: ReactNode
}

interface OfficeDeskProps {
  readonly eventId: string
  /** What the server asked when it made the page. */
  readonly first: Office
  readonly parts: OfficeParts
  /** Its sport's sessions are laid out by movements. */
  readonly hasMovements: boolean
}

type Office = ResultOf<typeof OfficeQuery>
type OfficeEvent = NonNullable<Office['event']>

/** Which event it is, and the way to its other desks and its public page. */
function OfficeHead({ event, sport }: { readonly event: OfficeEvent; readonly sport: ReactNode }) {
  const t = useTranslations('office')
  const life = useTranslations('eventLife')
  const locale = useLocale()
  const ways = [
    [paths.deskEvent(event.id), t('toPublishing')],
    [paths.deskEntries(event.id), life('toEntries')],
    [paths.deskReports(event.id), life('toReports')],
    [paths.deskConditions(event.id), life('toConditions')],
    [paths.event(event), t('publicPage')],
  ] as const
  return (
    <PageTitle kicker={t('title')} title={inLanguage(event.name, locale)}>
      {sport}
      <span className="figures">{formatDateRange(event.startsOn, event.endsOn, locale)}</span>
      {ways.map(([href, label]) => (
        <Link key={href} href={href} className="link">
          {label}
        </Link>
      ))}
      <PowersLink href={paths.deskEventPowers(event.id)} />
    </PageTitle>
  )
}

/** The stages in their order, and below them the forms for one more. */
function Stages({ event, kinds }: { readonly event: OfficeEvent; readonly kinds: StageSettingsKinds }) {
  const t = useTranslations('office')
  const mayRun = event.permissions.canRun.allowed
  return (
    <>
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
    </>
  )
}

/** The office of an event: its stages, who plays in them, and its officials. */
export function OfficeDesk({ eventId, first, parts, hasMovements }: OfficeDeskProps) {
  const life = useTranslations('eventLife')
  const locale = useLocale()
  const { data, again } = useLive(OfficeQuery, { id: eventId }, first)
  const { event } = data
  if (!event) return null
  const kinds: StageSettingsKinds = {
    sport: event.sport,
    planSettings: data.planSettings.map(described),
    sportSettings: event.edition.settings.map(described),
    earlier: event.stages.map(({ ordinal, name }) => ({ ordinal: String(ordinal), name: inLanguage(name, locale) })),
  }
  return (
    <LivePage again={again}>
      <OfficeHead event={event} sport={parts.sport} />
      <Refusal permission={event.permissions.canRun} />
      {event.cancelledAt ? (
        <Notice tone="attention" title={life('isCancelled')} className="mb-6">
          {event.cancelReason}
        </Notice>
      ) : null}
      <ServerPart>{parts.request}</ServerPart>
      <UnlinkedNotice event={event.id} count={event.unlinkedCount} />
      <div className="flex flex-col gap-8">
        <Stages event={event} kinds={kinds} />
        <ServerPart>{parts.figures}</ServerPart>
        <OfficialsForm event={event} />
        <ServerPart>{parts.procedure}</ServerPart>
        <ServerPart>{parts.documents}</ServerPart>
        <EventSeries event={event} />
        {event.permissions.canAppoint.allowed ? (
          <ServerPart>
            <EventLife
              event={event}
              hasMovements={hasMovements}
              editions={data.editions
                .filter(edition => edition.sport === event.sport)
                .map(({ id, title }) => ({ value: id, label: inLanguage(title, locale) }))}
            />
          </ServerPart>
        ) : null}
        {parts.history}
      </div>
    </LivePage>
  )
}
