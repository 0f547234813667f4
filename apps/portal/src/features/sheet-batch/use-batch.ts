'use client'

import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { type Client, useClient } from 'urql'
import type { ApiFailure, ApiResult } from '@/lib/graphql/result'
import {
  type Batch,
  type BatchItem,
  type Entry,
  nextToSend,
  readBatch,
  withAttempt,
  withEntry,
  withoutItem,
  withoutSlot,
  withRefusal,
} from './batch'
import { createSender, type Sending } from './sender'

export interface Stored {
  readonly version: number
  readonly sheetText: string
  readonly sides: readonly string[]
}

export interface DeskBatch {
  readonly batch: Batch
  /** What the server has acknowledged since the page was loaded, by slot. */
  readonly stored: ReadonlyMap<string, Stored>
  /** Why the last attempt did not arrive. */
  readonly failure?: ApiFailure
  readonly sending: boolean
  /** What was kept has been read from the browser's store. */
  readonly ready: boolean
  readonly enter: (entry: Entry) => void
  readonly drop: (stage: string, slot: string) => void
  readonly retry: () => void
}

/** Undefined where the browser keeps nothing: the batch then lives as long as the page. */
const read = (name: string): Batch | undefined => {
  try {
    return readBatch(window.localStorage.getItem(name))
  } catch {
    return undefined
  }
}

const write = (name: string, batch: Batch): void => {
  try {
    if (batch.length === 0) window.localStorage.removeItem(name)
    else window.localStorage.setItem(name, JSON.stringify(batch))
  } catch {
    // The store is full or forbidden; see `read`.
  }
}

/** Sends one entry, always with its own key; answers the version that was stored. */
export type Deliver = (client: Client, item: BatchItem) => Promise<ApiResult<{ readonly version: number | null }>>

/** Refusals of permission stay as long as the account does; the entry is kept for somebody who may. */
const isFinal = (failure: ApiFailure): boolean => failure.layer === 'graphql' && failure.code === 'BAD_USER_INPUT'

/** The entries not acknowledged yet, in the browser's store and on the page; another window's changes come along. */
const useStored = (name: string) => {
  const kept = useRef<Batch>([])
  const [batch, setBatch] = useState<Batch>([])
  const change = useCallback(
    (step: (before: Batch) => Batch) => {
      kept.current = step(read(name) ?? kept.current)
      write(name, kept.current)
      setBatch(kept.current)
    },
    [name],
  )
  const look = useCallback(() => {
    kept.current = read(name) ?? kept.current
    setBatch(kept.current)
  }, [name])
  return { kept, batch, change, look }
}

/** The way of the entries to the server, and how it goes. */
const useSender = ({ kept, change }: Pick<ReturnType<typeof useStored>, 'kept' | 'change'>, deliver: Deliver) => {
  const client = useClient()
  const [stored, setStored] = useState<ReadonlyMap<string, Stored>>(new Map())
  const [state, setState] = useState<Sending>({ sending: false })
  const sender = useMemo(
    () =>
      createSender<BatchItem, { readonly version: number | null }>({
        next: () => nextToSend(kept.current),
        deliver: item => {
          change(before => withAttempt(before, item.key))
          return deliver(client, item)
        },
        settle: (item, result) => {
          if (result.ok) {
            const { slot, sheetText, sides } = item
            const version = result.data.version ?? item.expectedVersion + 1
            setStored(before => new Map(before).set(slot, { version, sheetText, sides }))
            change(before => withoutItem(before, item.key))
            return undefined
          }
          const { failure } = result
          if (failure.layer === 'problems') change(before => withRefusal(before, item.key, failure.problems))
          else if (isFinal(failure)) change(before => withRefusal(before, item.key, []))
          else return failure
          return undefined
        },
        tell: setState,
      }),
    [kept, change, client, deliver],
  )
  return { stored, state, sender }
}

/**
 * Keeps every entry in the browser's store until the server has acknowledged it: through reloads, lost connections and
 * ended log-ins. Sends one after the other, each always with the same key. `name` is where the store keeps them; `deliver`
 * stays the same through the life of the page.
 */
export const useBatch = (name: string, deliver: Deliver): DeskBatch => {
  const { kept, batch, change, look } = useStored(name)
  const { stored, state, sender } = useSender({ kept, change }, deliver)
  const [ready, setReady] = useState(false)

  useEffect(() => {
    look()
    setReady(true)
    void sender.flush()
    const online = () => void sender.flush()
    window.addEventListener('online', online)
    window.addEventListener('storage', look)
    return () => {
      sender.rest()
      window.removeEventListener('online', online)
      window.removeEventListener('storage', look)
    }
  }, [look, sender])

  return {
    batch,
    stored,
    ...state,
    ready,
    enter: entry => {
      change(before => withEntry(before, entry))
      void sender.flush()
    },
    drop: (stage, slot) => change(before => withoutSlot(before, stage, slot)),
    retry: sender.retry,
  }
}
