'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, useEffect, useState } from 'react'
import { type Client, mapExchange, Provider } from 'urql'
import { createBrowserClient } from './browser-client'
import { firstAnswerExchange } from './first-answer'
import { inOrderExchange } from './in-order'
import { liveCache } from './live-cache'

/** Whether something was done since it was asked last: longer-lived than a desk, which goes when its page is left. */
let acted = false

const takeActs = () => {
  const before = acted
  acted = false
  return before
}

const createDeskClient = (): Client => {
  const acts = mapExchange({
    onResult: ({ operation }) => {
      if (operation.kind === 'mutation') acted = true
    },
  })
  return createBrowserClient([acts, liveCache(), inOrderExchange(), firstAnswerExchange()])
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
