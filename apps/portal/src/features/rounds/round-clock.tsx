'use client'

import { useEffect, useState } from 'react'
import { useClient } from 'urql'
import type { ResultOf } from '@/gql'
import { cn } from '@/lib/cn'
import { type ClockWords, clockText, isPressing } from './clock-text'
import { RoundClockQuery } from './rounds.graphql'

export type ClockData = NonNullable<NonNullable<ResultOf<typeof RoundClockQuery>['round']>['clock']>

interface RoundClockProps {
  readonly round: string
  /** As it stood when the page was made. */
  readonly first: ClockData | null
  readonly words: ClockWords
  readonly className?: string
}

const ASK_SECONDS = 15

interface Asked {
  readonly clock: ClockData | null
  /** How far this device's clock is behind the server's, in milliseconds; unknown before the first answer. */
  readonly behind?: number
}

/** Asks the server now and then, so that every screen in the hall tells the same time whatever its own clock says. */
const useServerClock = (round: string, first: ClockData | null): Asked => {
  const client = useClient()
  const [asked, setAsked] = useState<Asked>({ clock: first })
  useEffect(() => setAsked(before => ({ ...before, clock: first })), [first])
  useEffect(() => {
    let gone = false
    const ask = async () => {
      const sent = Date.now()
      const { data } = await client.query(RoundClockQuery, { id: round }, { requestPolicy: 'network-only' }).toPromise()
      if (gone || !data?.round) return
      const { clock } = data.round
      const middle = (sent + Date.now()) / 2
      setAsked({ clock, ...(clock ? { behind: Date.parse(clock.now) - middle } : {}) })
    }
    void ask()
    const timer = setInterval(ask, ASK_SECONDS * 1000)
    return () => {
      gone = true
      clearInterval(timer)
    }
  }, [client, round])
  return asked
}

/** The round's clock, by the server's time; it only tells, the director calls time. */
export function RoundClock({ round, first, words, className }: RoundClockProps) {
  const { clock, behind } = useServerClock(round, first)
  const [now, setNow] = useState<number>()
  useEffect(() => {
    const tick = () => setNow(Date.now())
    tick()
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [])
  if (!clock) return null
  const running = clock.state === 'RUNNING' && clock.endsAt
  const left =
    running && now !== undefined && behind !== undefined
      ? Math.round((Date.parse(clock.endsAt ?? '') - now - behind) / 1000)
      : clock.secondsLeft
  const state = { WAITING: words.waiting, RUNNING: '', PAUSED: words.paused, ENDED: words.ended }[clock.state]
  return (
    <p
      role="timer"
      data-clock={clock.state}
      className={cn('figures', clock.state === 'RUNNING' && isPressing(left) && 'font-semibold text-seal', className)}
    >
      {state ? `${state} · ` : ''}
      {clockText(words, left)}
    </p>
  )
}
