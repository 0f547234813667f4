'use client'

import { useCallback, useEffect, useState } from 'react'
import { useClient } from 'urql'
import type { ResultOf } from '@/gql'
import { TableEntryQuery } from './table-entry.graphql'

export type TableEntryData = NonNullable<ResultOf<typeof TableEntryQuery>['tableEntry']>
export type TableSlotData = TableEntryData['slots'][number]

const ASK_SECONDS = 6

/** The table as the server last told it; asked anew while somebody looks, so that each side sees what the other wrote. */
export const useTableEntry = (code: string, first: TableEntryData) => {
  const client = useClient()
  const [entry, setEntry] = useState(first)
  const ask = useCallback(async () => {
    const { data } = await client.query(TableEntryQuery, { code }, { requestPolicy: 'network-only' }).toPromise()
    if (data?.tableEntry) setEntry(data.tableEntry)
  }, [client, code])
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void ask()
    }
    const timer = setInterval(look, ASK_SECONDS * 1000)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [ask])
  return { entry, ask }
}
