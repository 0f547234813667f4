'use client'

import { useEffect, useMemo, useState } from 'react'
import { useQuery } from 'urql'
import { MatchEntrantsQuery } from './link.graphql'
import type { MatchedPlayer } from './placed-players'

const PAUSE_MS = 250

/** The text as it stood when typing paused. */
const useSettled = (text: string): string => {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}

export interface Matches {
  readonly matches: ReadonlyMap<string, MatchedPlayer>
  readonly searching: boolean
  /** The register could not be asked: names can be entered all the same. */
  readonly failed: boolean
}

/** Who in the register the typed players are, asked whenever typing pauses. */
export const useMatches = (stage: string, players: readonly string[]): Matches => {
  const text = [...new Set(players.filter(Boolean))].join('\n')
  const settled = useSettled(text)
  const asked = useMemo(() => (settled === '' ? [] : settled.split('\n')), [settled])
  const [{ data, fetching, error }] = useQuery({
    query: MatchEntrantsQuery,
    variables: { stage, players: asked },
    pause: asked.length === 0,
    requestPolicy: 'network-only',
  })
  const matches = useMemo(
    () => new Map((asked.length === 0 ? [] : (data?.matchEntrants ?? [])).map(one => [one.text, one])),
    [data, asked],
  )
  return { matches, searching: text !== settled || fetching, failed: error !== undefined }
}
