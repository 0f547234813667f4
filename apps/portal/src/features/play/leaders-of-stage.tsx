import { getTranslations } from 'next-intl/server'
import { EntryNames } from '@/components/entry-names'
import { FailureNotice } from '@/components/failure-notice'
import { NotFound } from '@/components/not-found'
import { EmptyState } from '@/components/ui/empty-state'
import { ask } from '@/lib/graphql/server-client'
import { paths } from '@/lib/paths'
import { LeadersOfEventQuery } from './leaders.graphql'
import { LeadersChoices, leastOf } from './leaders-choices'
import { LeadersLists } from './leaders-lists'

interface LeadersProps {
  readonly eventId: string
  readonly stage?: string
  /** How many hands or deals whoever is listed has at least, as an address says it. */
  readonly least?: string
}

/** Who leads an event in what is counted at its tables, stage by stage. */
export async function LeadersOfStage({ eventId, stage: asked, least: written }: LeadersProps) {
  const least = leastOf(written)
  const [t, answer] = await Promise.all([
    getTranslations('play'),
    ask(LeadersOfEventQuery, { event: eventId, least: least ?? null }),
  ])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const { event } = answer.data
  if (!event) return <NotFound />
  const stage = event.stages.find(({ id }) => id === asked) ?? event.stages.findLast(one => one.standings?.publishedAt)
  const lists = stage?.standings?.leaders ?? []
  const revision = stage?.standings?.id ?? ''
  return (
    <>
      <h2 className="mb-2 text-lg">{t('leaders')}</h2>
      <LeadersChoices event={event} stage={stage?.id} least={least} />
      {lists.length === 0 ? (
        <EmptyState title={t('noneTitle')}>{t('none')}</EmptyState>
      ) : (
        <LeadersLists
          lists={lists}
          nameOf={({ entry }) => (entry ? <EntryNames entry={entry} plain /> : null)}
          doorOf={({ entry }) => (entry ? paths.scorecard(event, { revision, entry: entry.id }) : undefined)}
        />
      )}
    </>
  )
}
