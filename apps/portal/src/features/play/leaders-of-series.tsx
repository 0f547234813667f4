import { getTranslations } from 'next-intl/server'
import { FailureNotice } from '@/components/failure-notice'
import { NotFound } from '@/components/not-found'
import { PersonName } from '@/components/person-name'
import { EmptyState } from '@/components/ui/empty-state'
import { ask } from '@/lib/graphql/server-client'
import { paths } from '@/lib/paths'
import { LeadersOfSeriesQuery } from './leaders.graphql'
import { LeadersChoices, leastOf } from './leaders-choices'
import { LeadersLists } from './leaders-lists'

interface LeadersProps {
  readonly eventId: string
  readonly least?: string
}

/** Who leads over all events of the series an event belongs to. */
export async function LeadersOfSeries({ eventId, least: written }: LeadersProps) {
  const least = leastOf(written)
  const [t, answer] = await Promise.all([
    getTranslations('play'),
    ask(LeadersOfSeriesQuery, { event: eventId, least: least ?? null }),
  ])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const { event } = answer.data
  if (!event?.seriesTable) return <NotFound />
  const { leaders } = event.seriesTable
  const { id, sport } = event
  return (
    <>
      <h2 className="mb-2 text-lg">{t('leaders')}</h2>
      <LeadersChoices event={event} of="series" least={least} />
      {leaders.length === 0 ? (
        <EmptyState title={t('noneTitle')}>{t('none')}</EmptyState>
      ) : (
        <LeadersLists
          lists={leaders}
          nameOf={({ person }) => (person ? <PersonName person={person} plain /> : null)}
          doorOf={({ person }) => (person ? paths.playOfPlayer(person, { sport, series: id }) : undefined)}
        />
      )}
    </>
  )
}
