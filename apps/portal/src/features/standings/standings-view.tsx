import { getLocale, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { FailureNotice } from '@/components/failure-notice'
import { PageFoot } from '@/components/page-foot'
import { StandingsReplaced } from '@/components/standings-replaced'
import { ChoiceTabs } from '@/components/ui/choice-tabs'
import { EmptyState } from '@/components/ui/empty-state'
import { Pagination } from '@/components/ui/pagination'
import { type EventHeadData, loadEventHead } from '@/features/events'
import { BracketOfStage } from '@/features/rounds'
import { codeText } from '@/i18n/code-text'
import { Link } from '@/i18n/navigation'
import { ListDownloads } from '@/components/list-downloads'
import { SavePictures } from '@/components/save-pictures'
import { inLanguage } from '@/lib/format/bilingual'
import { plugOf } from '@/sports/plugs'
import { paths } from '@/lib/paths'
import { BeforeEvent } from './before-event'
import { type Cards, cardKeys } from './cards'
import { LiveStandings } from './live-standings'
import { ClassificationView, WHOLE_EVENT } from './classification-view'
import { classificationState, loadStandings, type ShownStandings } from './load-standings'
import { onPodium } from './on-podium'
import { Podium } from './podium'
import { ResultsFiles } from './results-files'
import { RevisionBar } from './revision-bar'
import { StandingsTable } from './standings-table'
import { StoryView } from './story-view'
import { Teams } from './players-table'

interface StandingsViewProps {
  readonly eventId: string
  readonly stageId?: string
  readonly revisionId?: string
  /** Cursor of the last contestant of the page before, in the same revision. */
  readonly after?: string
  /** Whose card is unfolded beneath its line, as `cardKeys` calls it. */
  readonly card?: string
}

/** Lines by group, groups in the order the revision names them. */
const byGroup = ({ revision, lines }: ShownStandings) => {
  const names = revision.groups.length > 0 ? revision.groups : [null]
  const parts = names.map(group => ({ group, lines: lines.filter(line => group === null || line.group === group) }))
  return parts.filter(part => part.lines.length > 0)
}

interface GroupsProps extends Pick<StageProps, 'event' | 'stageId' | 'revisionId' | 'after' | 'card'> {
  readonly standings: ShownStandings
}

async function Groups({ event, standings, stageId, revisionId, after, card }: GroupsProps) {
  const [t, groups] = await Promise.all([getTranslations('standings'), getTranslations('group')])
  const parts = byGroup(standings)
  const keys = cardKeys(standings.lines)
  const cards: Cards = {
    event: event.id,
    open: card,
    keyOf: entry => keys.get(entry) ?? entry,
    at: key => paths.event(event, { stage: stageId, revision: revisionId, after, card: key }),
  }
  return (
    <div className="flex flex-col gap-8">
      {parts.map(part => {
        const caption =
          part.group === null ? t('caption') : codeText(groups, part.group, {}, t('group', { group: part.group }))
        return (
          <section key={part.group ?? ''}>
            {parts.length > 1 ? <h2 className="mb-2 text-md">{caption}</h2> : null}
            <StandingsTable
              revision={standings.revision}
              lines={part.lines}
              cards={cards}
              caption={`${caption} · ${event.code}`}
              showCaption={false}
            />
          </section>
        )
      })}
    </div>
  )
}

interface StageProps extends Pick<StandingsViewProps, 'revisionId' | 'after' | 'card'> {
  readonly event: EventHeadData
  readonly stageId: string
}

/** Contestants of the stage that are not ranked because they have no result. */
async function WithoutResult({ entries }: { readonly entries: ShownStandings['revision']['withoutResult'] }) {
  const t = await getTranslations('standings')
  if (entries.length === 0) return null
  return (
    <p className="mt-4 text-muted text-sm">
      {t('didNotPlay')} {entries.map(({ number, nameAsEntered }) => `${number} ${nameAsEntered}`).join(' · ')}
    </p>
  )
}

/** Steps through the contestants; a later page names its revision, the first one of a current revision does not. */
async function Pages({ event, stageId, after, standings }: StageProps & { readonly standings: ShownStandings }) {
  const t = await getTranslations('common')
  const { revision, lines, total, next } = standings
  if (total === lines.length) return null
  const kept = revision.supersededAt ? revision.id : undefined
  return (
    <Pagination
      label={t('pages')}
      summary={t('showing', { total, shown: lines.length })}
      previous={
        after ? { href: paths.event(event, { stage: stageId, revision: kept }), label: t('firstPage') } : undefined
      }
      next={
        next
          ? {
              href: paths.event(event, { stage: stageId, revision: revision.id, after: next }),
              label: t('nextPage'),
            }
          : undefined
      }
    />
  )
}

/** An event without standings: before it begins what one wants to know of it, else that they are to come. */
async function NothingYet({
  event,
  stageId,
  bracket,
}: Pick<StageProps, 'event' | 'stageId'> & { readonly bracket: ReactNode }) {
  const t = await getTranslations('standings')
  const before = event.status === 'SANCTIONED'
  return (
    <>
      {before || event.status === 'RUNNING' ? <LiveStandings stage={stageId} shown="" /> : null}
      {bracket}
      {before ? <BeforeEvent event={event} /> : <EmptyState title={t('noneTitle')}>{t('none')}</EmptyState>}
    </>
  )
}

/** What else is drawn from published standings. */
async function FurtherPages({
  event,
  stageId,
  revisionId,
}: Pick<StageProps, 'event' | 'stageId'> & { readonly revisionId: string }) {
  const [t, press] = await Promise.all([getTranslations('standings'), getTranslations('press')])
  return (
    <p className="flex flex-wrap items-center gap-x-4 text-sm" data-no-print="">
      <SavePictures kind="standings" name={revisionId} />
      <Link href={paths.eventSection(event, 'press')} className="link inline-flex min-h-11 items-center lg:min-h-8">
        {press('title')}
      </Link>
      {plugOf(event.sport)?.leaders ? (
        <Link
          href={paths.eventSection(event, 'leaders', { stage: stageId })}
          className="link inline-flex min-h-11 items-center lg:min-h-8"
        >
          {t('leaders')}
        </Link>
      ) : null}
    </p>
  )
}

async function Stage({ event, stageId, revisionId, after, card }: StageProps) {
  const [t, locale, answer] = await Promise.all([
    getTranslations('standings'),
    getLocale(),
    loadStandings(stageId, revisionId, after),
  ])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  if (!answer.data && revisionId) return <StandingsReplaced event={event} stage={stageId} />
  const bracket = revisionId === undefined && after === undefined ? <BracketOfStage stage={stageId} /> : null
  if (!answer.data) return <NothingYet event={event} stageId={stageId} bracket={bracket} />
  const { revision } = answer.data
  const live = revisionId === undefined && revision.status !== 'OFFICIAL'
  return (
    <>
      <RevisionBar revision={revision} event={event} zone={event.timeZone} />
      {live ? <LiveStandings stage={stageId} shown={`${revision.id} ${revision.computedAt}`} /> : null}
      {after === undefined ? <Podium lines={onPodium(answer.data)} sport={event.sport} /> : null}
      {revision.publishedAt && after === undefined ? <StoryView event={event} revision={revision.id} /> : null}
      {bracket}
      <Groups
        event={event}
        standings={answer.data}
        stageId={stageId}
        revisionId={revisionId}
        after={after}
        card={card}
      />
      <Pages event={event} stageId={stageId} after={after} standings={answer.data} />
      <WithoutResult entries={after === undefined ? revision.withoutResult : []} />
      <Teams event={event} revision={revision} />
      <ResultsFiles event={event.id} files={revision.files} />
      <ListDownloads
        list="standings"
        id={revision.publishedAt ? revision.id : stageId}
        paper={revision.publishedAt ? paths.paper('standings', revision.id, locale) : undefined}
      />
      {revision.publishedAt ? <FurtherPages event={event} stageId={stageId} revisionId={revision.id} /> : null}
      <p className="figures mt-6 text-muted text-xs">
        {t('source', {
          facts: revision.factCount,
          digest: revision.inputDigest.slice(0, 12),
          edition: inLanguage(revision.edition.title, locale),
        })}
      </p>
      <PageFoot
        path={paths.event(event, { stage: stageId, revision: revision.id })}
        parts={[event.code, t('footRevision', { number: revision.number }), revision.inputDigest.slice(0, 12)]}
        locale={locale}
      />
    </>
  )
}

/**
 * The standings of one stage of an event, as they are now or as a chosen revision published them. Asked for no stage,
 * an event of several stages shows the order of the whole, which its prizes go by, once that is official.
 */
export async function StandingsView({ eventId, stageId, revisionId, after, card }: StandingsViewProps) {
  const [t, locale, answer] = await Promise.all([getTranslations('standings'), getLocale(), loadEventHead(eventId)])
  if (!answer.ok) return null
  const event = answer.data
  const whole = event.stages.length > 1 ? await classificationState(event.id) : undefined
  const stage = event.stages.find(item => item.id === stageId) ?? event.stages.at(-1)
  const open = whole === 'official' && !stageId && !revisionId && !card
  const asked = whole !== undefined && (stageId === WHOLE_EVENT || open)
  if (!stage)
    return event.status === 'SANCTIONED' ? (
      <BeforeEvent event={event} />
    ) : (
      <EmptyState title={t('noneTitle')}>{t('none')}</EmptyState>
    )
  return (
    <>
      <ChoiceTabs
        label={t('stages')}
        tabs={[
          ...(whole ? [{ href: paths.event(event, { stage: WHOLE_EVENT }), label: t('whole'), current: asked }] : []),
          ...event.stages.map(item => ({
            href: paths.event(event, { stage: item.id }),
            label: inLanguage(item.name, locale),
            current: !asked && item.id === stage.id,
          })),
        ]}
      />
      {asked ? (
        <ClassificationView
          eventId={event.id}
          sport={event.sport}
          skip={Math.max(0, Number.parseInt(after ?? '', 10) || 0)}
        />
      ) : (
        <Stage event={event} stageId={stage.id} revisionId={revisionId} after={after} card={card} />
      )}
    </>
  )
}
