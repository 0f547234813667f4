'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { useSubscription } from 'urql'
import { BrowserClientProvider } from '@/lib/graphql/browser-client'
import { markChanges, readStates } from './mark-changes'
import { StandingsChangedSubscription } from './standings.graphql'

interface LiveStandingsProps {
  readonly stage: string
  /** Identity of the revision on the page; changes when the page has been fetched anew. */
  readonly shown: string
}

function Listener({ stage, shown }: LiveStandingsProps) {
  const t = useTranslations('live')
  const router = useRouter()
  const states = useRef<ReadonlyMap<string, string>>(new Map())
  const [{ data, error }] = useSubscription({ query: StandingsChangedSubscription, variables: { stage } })
  const newest = data?.standingsChanged && `${data.standingsChanged.id} ${data.standingsChanged.computedAt}`

  useEffect(() => {
    if (!newest || newest === shown) return
    states.current = readStates()
    router.refresh()
  }, [newest, shown, router])

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the table shows another revision
  useEffect(() => markChanges(states.current), [shown])

  return (
    <p role="status" className="mb-3 flex items-center gap-2 text-muted text-sm" data-no-print="">
      <span className="relative flex size-2">
        <span className={error ? 'size-2 rounded-full border border-rule-strong' : 'size-2 rounded-full bg-ink'} />
      </span>
      {error ? t('lost') : t('following')}
    </p>
  )
}

/** Follows the stage while it is open: the page is fetched again when its standings change, and what moved is marked. */
export function LiveStandings(props: LiveStandingsProps) {
  return (
    <BrowserClientProvider>
      <Listener {...props} />
    </BrowserClientProvider>
  )
}
