import { useTranslations } from 'next-intl'
import { Instant } from '@/components/instant'
import type { FragmentOf } from '@/gql'
import type { MatchDayFields } from '@/gql/match-day'

interface MovedNoteProps {
  readonly match: FragmentOf<typeof MatchDayFields>
  readonly zone?: string | undefined
  /** Where the time has a column of its own. */
  readonly timed?: boolean
}

/** That a match is on another day than its round, why, and by whose word; else where it is played, if that is known. */
export function MovedNote({ match: { move, venue }, zone, timed }: MovedNoteProps) {
  const t = useTranslations('matchDays')
  if (!move && (!venue || timed)) return null
  return (
    <span className="flex flex-wrap gap-x-2 text-muted text-sm">
      {move ? (
        <>
          {timed ? null : <Instant at={move.startsAt} {...(zone ? { zone } : {})} />}
          <span>{t('movedBecause', { reason: move.reason })}</span>
          <span>{t(move.byOffice ? 'byOffice' : 'bySides')}</span>
        </>
      ) : null}
      {venue && !timed ? <span>{venue}</span> : null}
    </span>
  )
}
