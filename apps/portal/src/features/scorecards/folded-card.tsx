import { getLocale, getTranslations } from 'next-intl/server'
import { FailureNotice } from '@/components/failure-notice'
import { sheetAnchor } from '@/components/table-place'
import { slugOfEvent } from '@/features/events'
import { Link } from '@/i18n/navigation'
import { paths } from '@/lib/paths'
import { BesideView } from './beside-view'
import { CardTable } from './card-table'
import { loadScorecard } from './load-scorecard'

interface FoldedCardProps {
  readonly eventId: string
  readonly revisionId: string
  readonly entryId: string
}

/** The card of a contestant beneath its line in the standings, and the way to the whole one. */
export async function FoldedCard({ eventId, revisionId, entryId }: FoldedCardProps) {
  const [t, locale, event, answer] = await Promise.all([
    getTranslations('standings'),
    getLocale(),
    slugOfEvent(eventId),
    loadScorecard(revisionId, entryId),
  ])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const { revision } = answer.data
  if (!revision?.scorecard) return <p className="text-muted">{t('scorecardLater')}</p>
  const whole = paths.scorecard(event, { revision: revisionId, entry: entryId })
  return (
    <>
      <BesideView event={event} revisionId={revisionId} entryId={entryId} brief />
      <CardTable
        card={revision.scorecard}
        unit={revision.unit}
        event={event}
        revision={revisionId}
        brief
        appeal={undefined}
        wholeAt={line => (line.board === null ? `/${locale}${whole}#${sheetAnchor(line.sheetId)}` : undefined)}
      />
      <p className="mt-2">
        <Link href={whole} className="link">
          {t('wholeCard')}
        </Link>
      </p>
    </>
  )
}
