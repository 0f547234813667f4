'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, useEffect, useState } from 'react'
import { type Client, mapExchange, Provider } from 'urql'
import { createBrowserClient } from './browser-client'
import { firstAnswerExchange } from './first-answer'
import { liveCache } from './live-cache'

interface DeskClient {
  readonly client: Client
  /** Whether something was done since it was asked last. */
  readonly takeActs: () => boolean
}

const createDeskClient = (): DeskClient => {
  let acted = false
  const acts = mapExchange({
    onResult: ({ operation }) => {
      if (operation.kind === 'mutation') acted = true
    },
  })
  const takeActs = () => {
    const before = acted
    acted = false
    return before
  }
  return { client: createBrowserClient([acts, liveCache(), firstAnswerExchange()]), takeActs }
}

/**
 * Gives the desks one client with a normalised cache, which their pages live from. A page that Back brings out of the
 * router's memory is fetched again when something was done since.
 */
export function LiveClientProvider({ children }: { readonly children: ReactNode }) {
  const [{ client, takeActs }] = useState(createDeskClient)
  const router = useRouter()
  useEffect(() => {
    const back = () => {
      if (takeActs()) router.refresh()
    }
    window.addEventListener('popstate', back)
    return () => window.removeEventListener('popstate', back)
  }, [router, takeActs])
  return <Provider value={client}>{children}</Provider>
}
