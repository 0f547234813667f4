'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { useClient } from 'urql'
import { ActionOutcome } from '@/components/action-outcome'
import { ProblemList } from '@/components/problem-list'
import { Button, ButtonLink } from '@/components/ui/button'
import { useAction } from '@/lib/graphql/use-action'
import { paths } from '@/lib/paths'
import { GiveExtraTimeMutation, OpenFlagsQuery, TakeCallMutation } from './calls.graphql'
import type { DeskFlag } from './desk-flag'
import { SettleFlagMutation } from './score-desk.graphql'

const ASK_SECONDS = 10
/** As much as one press gives a table. */
const EXTRA_MINUTES = 5

/** Asks now and then which tables call, and tells the time by which they wait. */
const useCalls = (stage: string): number | undefined => {
  const client = useClient()
  const [now, setNow] = useState<number>()
  useEffect(() => {
    const look = () => {
      setNow(Date.now())
      void client.query(OpenFlagsQuery, { stage }, { requestPolicy: 'network-only' }).toPromise()
    }
    setNow(Date.now())
    const timer = setInterval(look, ASK_SECONDS * 1000)
    return () => clearInterval(timer)
  }, [client, stage])
  return now
}

interface CallProps {
  readonly call: DeskFlag
  readonly event: string
  readonly stage: string
  /** The round it is called in; undefined where the desk does not show it. */
  readonly round: string | undefined
  /** Who sits at the table, their ids parted by commas; undefined where the desk does not show it. */
  readonly sides: string | undefined
  readonly now: number | undefined
}

function Call({ call, event, stage, round, sides, now }: CallProps) {
  const t = useTranslations('scoreDesk')
  const take = useAction(TakeCallMutation, data => data.takeCall)
  const extra = useAction(GiveExtraTimeMutation, data => data.giveExtraTime)
  const settle = useAction(SettleFlagMutation, data => data.settleFlag)
  const [given, setGiven] = useState(0)
  const table = call.atTable?.table ?? ''
  const pending = take.pending || extra.pending || settle.pending
  const waited = now === undefined ? 0 : Math.max(0, Math.floor((now - Date.parse(call.recordedAt)) / 60_000))
  const go = (release: boolean) => take.run({ input: { flag: call.id, release, idempotencyKey: take.key() } })
  const give = async () => {
    const input = { round: round ?? '', table, minutes: EXTRA_MINUTES, idempotencyKey: extra.key() }
    if (await extra.run({ input })) setGiven(given + EXTRA_MINUTES)
  }
  return (
    <li className="border-rule border-b py-3">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <span className="font-medium text-md">{t('callAt', { table })}</span>
        <span className="figures">{t('waited', { minutes: waited })}</span>
        {call.takenBy ? (
          <span className="text-muted">
            {call.takenByViewer ? t('takenByYou') : t('takenBy', { name: call.takenBy })}
          </span>
        ) : null}
      </div>
      <ProblemList problems={call.found} ofAct />
      <div className="mt-2 flex flex-wrap gap-2">
        {call.takenBy === null || call.takenByViewer ? (
          <Button
            tone={call.takenByViewer ? 'quiet' : 'strong'}
            disabled={pending}
            onClick={() => go(call.takenByViewer)}
          >
            {t(call.takenByViewer ? 'giveBack' : 'take')}
          </Button>
        ) : null}
        <ButtonLink href={paths.deskRule(event, { stage, slot: call.slot, sides })}>{t('rule')}</ButtonLink>
        {round === undefined ? null : (
          <Button disabled={pending} onClick={give}>
            {t('giveTime', { minutes: EXTRA_MINUTES })}
          </Button>
        )}
        <Button
          disabled={pending}
          onClick={() => settle.run({ input: { flag: call.id, idempotencyKey: settle.key() } })}
        >
          {t('settle')}
        </Button>
      </div>
      {given > 0 ? <p role="status">{t('timeGiven', { table, minutes: given })}</p> : null}
      {[take, extra, settle].map((action, at) => (
        <ActionOutcome key={at} failure={action.failure} />
      ))}
    </li>
  )
}

interface CallQueueProps {
  readonly event: string
  readonly stage: string
  readonly calls: readonly DeskFlag[]
  /** The rounds of the desk by their numbers. */
  readonly rounds: Readonly<Record<number, string>>
  /** Who sits at which place, as far as the desk shows it. */
  readonly seated?: Readonly<Record<string, string>> | undefined
}

/** The number of the round in the name of a place: 3 of `s1/r3/t2/b7`. */
const roundOf = (slot: string): number => Number(/(?:^|\/)r(\d+)\//.exec(slot)?.[1])

/** Tables that call the director, who waits longest first: one director goes, the others see it. */
export function CallQueue({ event, stage, calls, rounds, seated }: CallQueueProps) {
  const t = useTranslations('scoreDesk')
  const now = useCalls(stage)
  if (calls.length === 0) return null
  return (
    <section className="mb-4">
      <h2 className="mb-2 text-md text-seal">{t('calls', { count: calls.length })}</h2>
      <ul className="border-rule border-t">
        {calls.map(call => (
          <Call
            key={call.id}
            call={call}
            event={event}
            stage={stage}
            round={rounds[roundOf(call.slot)]}
            sides={seated?.[call.slot]}
            now={now}
          />
        ))}
      </ul>
    </section>
  )
}
