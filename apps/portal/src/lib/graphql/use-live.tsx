'use client'

import { type ReactNode, createContext, useCallback, useContext, useEffect, useRef, useState } from 'react'
import { useRouter } from 'next/navigation'
import { type AnyVariables, type TypedDocumentNode, useClient } from 'urql'

/** How a page that lives from the cache is asked for anew. */
const LivePageContext = createContext<(() => void) | undefined>(undefined)

export interface Live<Data> {
  readonly data: Data
  /** Asks the API for the whole of it again. */
  readonly again: () => void
}

/**
 * What the server asked when it made the page, and from then on what the browser's cache knows: the payload of an act
 * changes it, and so does whatever else asks about the same things.
 */
export const useLive = <Data extends object, Variables extends AnyVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  first: Data,
): Live<Data> => {
  const client = useClient()
  const [data, setData] = useState(first)
  const text = JSON.stringify(variables)
  const begun = useRef('')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the variables by what they say
  useEffect(() => {
    // A page that the server makes anew beneath the reader may have been begun before his last act: then the API is asked.
    const firstAnswer = begun.current === text ? {} : { firstAnswer: first }
    begun.current = text
    const asked = client.query(document, variables, { requestPolicy: 'network-only', ...firstAnswer })
    const { unsubscribe } = asked.subscribe(answer => {
      if (answer.data) setData(answer.data)
    })
    return unsubscribe
  }, [client, document, text, first])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the variables by what they say
  const again = useCallback(() => {
    void client.query(document, variables, { requestPolicy: 'network-only' }).toPromise()
  }, [client, document, text])
  return { data, again }
}

/** Says to the forms below that the payloads of their acts change what is shown. */
export function LivePage({ again, children }: { readonly again: () => void; readonly children: ReactNode }) {
  return <LivePageContext.Provider value={again}>{children}</LivePageContext.Provider>
}

/** What a form does once its act is done: nothing on a page that lives from the cache; any other is fetched again. */
export const useAfterAct = (): (() => void) => {
  const router = useRouter()
  const live = useContext(LivePageContext) !== undefined
  return useCallback(() => {
    if (!live) router.refresh()
  }, [live, router])
}

/** Fetches what the page shows, because somebody else has changed it. */
export const useFetchAgain = (): (() => void) => {
  const router = useRouter()
  const again = useContext(LivePageContext)
  return useCallback(() => (again ? again() : router.refresh()), [again, router])
}

/** A part of such a page that the server makes: its acts fetch the page again. */
export function ServerPart({ children }: { readonly children: ReactNode }) {
  return <LivePageContext.Provider value={undefined}>{children}</LivePageContext.Provider>
}
