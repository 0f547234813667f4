'use client'

import { useRouter } from 'next/navigation'
import { useCallback, useEffect, useRef } from 'react'
import { FollowStandings } from '@/components/follow-standings'
import { BrowserClientProvider } from '@/lib/graphql/browser-client'
import { markChanges, readStates } from './mark-changes'

interface LiveStandingsProps {
  readonly stage: string
  /** Identity of the revision on the page; changes when the page has been fetched anew. */
  readonly shown: string
}

/** Follows the stage while it is open: the page is fetched again when its standings change, and what moved is marked. */
export function LiveStandings({ stage, shown }: LiveStandingsProps) {
  const router = useRouter()
  const states = useRef<ReadonlyMap<string, string>>(new Map())
  const fetchAgain = useCallback(() => {
    states.current = readStates()
    router.refresh()
  }, [router])

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the table shows another revision
  useEffect(() => markChanges(states.current), [shown])

  return (
    <BrowserClientProvider>
      <FollowStandings stage={stage} shown={shown} onMoved={fetchAgain} />
    </BrowserClientProvider>
  )
}
