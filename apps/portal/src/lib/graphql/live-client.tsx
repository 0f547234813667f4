'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, useEffect, useState } from 'react'
import { type Client, mapExchange, Provider } from 'urql'
import { createBrowserClient } from './browser-client'
import { firstAnswerExchange } from './first-answer'
import { inOrderExchange } from './in-order'
import { liveCache } from './live-cache'

/** No page is longer on its way than this, in milliseconds. */
const LONGEST_WAY = 30_000

/** What was done: longer-lived than a desk, which goes when its page is left. */
const acts = { sinceAsked: false, underWay: 0, answeredAt: Number.NEGATIVE_INFINITY }

/** Whether something was done since it was asked last. */
const takeActs = () => {
  const { sinceAsked } = acts
  acts.sinceAsked = false
  return sinceAsked
}

/** Whether a page that comes now may have been begun before the last act was done. */
const mayBeOlder = () => acts.underWay > 0 || performance.now() - acts.answeredAt < LONGEST_WAY

const createDeskClient = (): Client => {
  const noted = mapExchange({
    onOperation: ({ kind }) => {
      if (kind === 'mutation') acts.underWay += 1
    },
    onResult: ({ operation: { kind } }) => {
      if (kind !== 'mutation') return
      acts.sinceAsked = true
      acts.underWay -= 1
      acts.answeredAt = performance.now()
    },
  })
  return createBrowserClient([noted, liveCache(), inOrderExchange(), firstAnswerExchange(mayBeOlder)])
}

/**
 * Gives the desks one client with a normalised cache, which their pages live from. A page that Back brings out of the
 * router's memory is fetched again when something was done since: within the desks, and from a page outside them.
 */
export function LiveClientProvider({ children }: { readonly children: ReactNode }) {
  const [client] = useState(createDeskClient)
  const router = useRouter()
  useEffect(() => {
    const back = () => {
      if (takeActs()) router.refresh()
    }
    back()
    window.addEventListener('popstate', back)
    return () => window.removeEventListener('popstate', back)
  }, [router])
  return <Provider value={client}>{children}</Provider>
}
