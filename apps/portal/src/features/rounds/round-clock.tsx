'use client'

import { useEffect, useState } from 'react'
import { useClient } from 'urql'
import type { ResultOf } from '@/gql'
import { cn } from '@/lib/cn'
import { type ClockWords, clockText, extraText, isPressing } from './clock-text'
import { RoundClockQuery } from './clock.graphql'

type Clocked = NonNullable<ResultOf<typeof RoundClockQuery>['round']>
export type ClockData = NonNullable<Clocked['clock']>
export type ExtraTime = Clocked['extraTime']

interface RoundClockProps {
  readonly round: string
  /** As it stood when the page was made. */
  readonly first: ClockData | null
  /** Tables that had time beyond it then. */
  readonly extra?: ExtraTime
  /** Shown at this table, as it is named: its own time is told; else which tables have more. */
  readonly table?: string
  readonly words: ClockWords
  readonly className?: string
}

const ASK_SECONDS = 15
const none: ExtraTime = []

interface Asked {
  readonly clock: ClockData | null
  readonly extra: ExtraTime
  /** How far this device's clock is behind the server's, in milliseconds; unknown before the first answer. */
  readonly behind?: number
}

/** Asks the server now and then, so that every screen in the hall tells the same time whatever its own clock says. */
const useServerClock = (round: string, first: ClockData | null, extra: ExtraTime): Asked => {
  const client = useClient()
  const [asked, setAsked] = useState<Asked>({ clock: first, extra })
  useEffect(() => setAsked(before => ({ ...before, clock: first, extra })), [first, extra])
  useEffect(() => {
    let gone = false
    const ask = async () => {
      const sent = Date.now()
      const { data } = await client.query(RoundClockQuery, { id: round }, { requestPolicy: 'network-only' }).toPromise()
      if (gone || !data?.round) return
      const { clock, extraTime } = data.round
      const middle = (sent + Date.now()) / 2
      setAsked({ clock, extra: extraTime, ...(clock ? { behind: Date.parse(clock.now) - middle } : {}) })
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
export function RoundClock({ round, first, extra: firstExtra = none, table, words, className }: RoundClockProps) {
  const { clock, extra, behind } = useServerClock(round, first, firstExtra)
  const [now, setNow] = useState<number>()
  useEffect(() => {
    const tick = () => setNow(Date.now())
    tick()
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [])
  const more = extraText(words, extra, table)
  if (!clock) return more ? <p className={cn('figures', className)}>{more}</p> : null
  const own = extra.find(one => one.table === table)?.minutes ?? 0
  const running = clock.state === 'RUNNING' && clock.endsAt
  const left =
    own * 60 +
    (running && now !== undefined && behind !== undefined
      ? Math.round((Date.parse(clock.endsAt ?? '') - now - behind) / 1000)
      : clock.secondsLeft)
  const state = { WAITING: words.waiting, RUNNING: '', PAUSED: words.paused, ENDED: words.ended }[clock.state]
  return (
    <p
      role="timer"
      data-clock={clock.state}
      className={cn('figures', clock.state === 'RUNNING' && isPressing(left) && 'font-semibold text-seal', className)}
    >
      {state ? `${state} · ` : ''}
      {[clockText(words, left), more].filter(Boolean).join(' · ')}
    </p>
  )
}
