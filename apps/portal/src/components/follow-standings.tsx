'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useSyncExternalStore } from 'react'
import { useSubscription } from 'urql'
import { StandingsChangedSubscription } from '@/gql/standings-changed.graphql'

interface FollowStandingsProps {
  readonly stage: string
  /** Identity of the revision on the page; changes when it has been fetched anew. */
  readonly shown: string
  /** The stage has other standings than those shown. */
  readonly onMoved: () => void
}

const onNetwork = (changed: () => void) => {
  const kinds = ['online', 'offline'] as const
  for (const kind of kinds) window.addEventListener(kind, changed)
  return () => {
    for (const kind of kinds) window.removeEventListener(kind, changed)
  }
}

/** Follows the standings of a stage, and says whether it does. */
export function FollowStandings({ stage, shown, onMoved }: FollowStandingsProps) {
  const t = useTranslations('live')
  const [{ data, error }] = useSubscription({ query: StandingsChangedSubscription, variables: { stage } })
  // A stream that a lost network has left says nothing of it.
  const isOffline = useSyncExternalStore(
    onNetwork,
    () => !navigator.onLine,
    () => false,
  )
  const isLost = isOffline || error !== undefined
  const newest = data?.standingsChanged && `${data.standingsChanged.id} ${data.standingsChanged.computedAt}`

  useEffect(() => {
    if (newest && newest !== shown) onMoved()
  }, [newest, shown, onMoved])

  return (
    <p role="status" className="mb-3 flex items-center gap-2 text-muted text-sm" data-no-print="">
      <span className="relative flex size-2">
        <span className={isLost ? 'size-2 rounded-full border border-rule-strong' : 'size-2 rounded-full bg-ink'} />
      </span>
      {isLost ? t('lost') : t('following')}
    </p>
  )
}
