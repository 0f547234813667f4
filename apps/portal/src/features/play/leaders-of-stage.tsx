import { getLocale, getTranslations } from 'next-intl/server'
import { EntryNames } from '@/components/entry-names'
import { FailureNotice } from '@/components/failure-notice'
import { NotFound } from '@/components/not-found'
import { ChoiceTabs } from '@/components/ui/choice-tabs'
import { EmptyState } from '@/components/ui/empty-state'
import { inLanguage } from '@/lib/format/bilingual'
import { ask } from '@/lib/graphql/server-client'
import { paths } from '@/lib/paths'
import { LeadersOfEventQuery } from './leaders.graphql'
import { LeadersLists } from './leaders-lists'

interface LeadersProps {
  readonly eventId: string
  readonly stage?: string
  /** How many hands or deals whoever is listed has at least, as an address says it. */
  readonly least?: string
}

/** What an event’s readers may ask for instead of the usual. */
const choices = [1, 16, 32, 64] as const

const leastOf = (text: string | undefined) => choices.find(one => `${one}` === text)

/** Who leads an event in what is counted at its tables, stage by stage. */
export async function LeadersOfStage({ eventId, stage: asked, least: written }: LeadersProps) {
  const least = leastOf(written)
  const [t, locale, answer] = await Promise.all([
    getTranslations('play'),
    getLocale(),
    ask(LeadersOfEventQuery, { event: eventId, least: least ?? null }),
  ])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const { event } = answer.data
  if (!event) return <NotFound />
  const stage = event.stages.find(({ id }) => id === asked) ?? event.stages.findLast(one => one.standings?.publishedAt)
  const href = (values: { readonly stage?: string; readonly least?: number }) =>
    paths.eventSection(event, 'leaders', { stage: stage?.id, least, ...values })
  const lists = stage?.standings?.leaders ?? []
  const revision = stage?.standings?.id ?? ''
  return (
    <>
      <h2 className="mb-2 text-lg">{t('leaders')}</h2>
      {event.stages.length > 1 ? (
        <ChoiceTabs
          label={t('stages')}
          tabs={event.stages.map(({ id, name }) => ({
            href: href({ stage: id }),
            label: inLanguage(name, locale),
            current: id === stage?.id,
          }))}
        />
      ) : null}
      <ChoiceTabs
        label={t('leastCounts')}
        tabs={[
          { href: href({ least: undefined }), label: t('usualLeast'), current: least === undefined },
          ...choices.map(one => ({
            href: href({ least: one }),
            label: t('atLeast', { count: one }),
            current: one === least,
          })),
        ]}
      />
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
