'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { useClient } from 'urql'
import { ActionOutcome } from '@/components/action-outcome'
import { ProblemList } from '@/components/problem-list'
import { Button, ButtonLink } from '@/components/ui/button'
import { useAction } from '@/lib/graphql/use-action'
import { paths } from '@/lib/paths'
import type { ResultOf } from '@/gql'
import { Link } from '@/i18n/navigation'
import { GiveExtraTimeMutation, OpenFlagsQuery, type TablesToWatchFields, TakeCallMutation } from './calls.graphql'
import type { DeskFlag } from './desk-flag'
import { SettleFlagMutation } from './score-desk.graphql'

const ASK_SECONDS = 10
/** As much as one press gives a table. */
const EXTRA_MINUTES = 5

/** Asks now and then which tables call or are late, and tells the time by which they wait. */
const useCalls = (stage: string, session: string): number | undefined => {
  const client = useClient()
  const [now, setNow] = useState<number>()
  useEffect(() => {
    const look = () => {
      setNow(Date.now())
      void client.query(OpenFlagsQuery, { stage, session }, { requestPolicy: 'network-only' }).toPromise()
    }
    setNow(Date.now())
    const timer = setInterval(look, ASK_SECONDS * 1000)
    return () => clearInterval(timer)
  }, [client, stage, session])
  return now
}

/** Whole minutes since then. */
const minutesSince = (now: number | undefined, then: string): number =>
  now === undefined ? 0 : Math.max(0, Math.floor((now - Date.parse(then)) / 60_000))

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
  const waited = minutesSince(now, call.recordedAt)
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

type TableToWatch = ResultOf<typeof TablesToWatchFields>['tablesToWatch'][number]

interface WatchProps {
  readonly session: string
  readonly table: TableToWatch
  readonly now: number | undefined
}

/** A table that is late, left behind or unlike the draw, with the way to its sheet. */
function Watched({
  session,
  table: { round, roundNumber, table, dueAt, outstanding, firstSlot, wrong },
  now,
}: WatchProps) {
  const t = useTranslations('scoreDesk')
  const extra = useAction(GiveExtraTimeMutation, data => data.giveExtraTime)
  const input = { round, table, minutes: EXTRA_MINUTES }
  const boards = outstanding.filter(name => !name.includes('/'))
  return (
    <li className="border-rule border-b py-2">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <span className="font-medium">{t('watchAt', { round: roundNumber, table })}</span>
        {dueAt ? <span className="figures text-seal">{t('lateBy', { minutes: minutesSince(now, dueAt) })}</span> : null}
        {outstanding.length > 0 ? (
          <Link href={paths.scoringRound(session, round, firstSlot ?? undefined)} className="link">
            {boards.length > 0 ? t('owesBoards', { boards: boards.join(', ') }) : t('owesResult')}
          </Link>
        ) : null}
        {wrong.map(({ slot, board, kind }) => (
          <Link key={slot} href={paths.scoringRound(session, round, slot)} className="link text-seal">
            {t(`unlike.${kind}`, { board: board ?? '', boards: board ? 1 : 0 })}
          </Link>
        ))}
        {dueAt ? (
          <Button
            size="small"
            disabled={extra.pending}
            onClick={() => extra.run({ input: { ...input, idempotencyKey: extra.key() } })}
          >
            {t('giveTime', { minutes: EXTRA_MINUTES })}
          </Button>
        ) : null}
      </div>
      <ActionOutcome failure={extra.failure} />
    </li>
  )
}

interface CallQueueProps {
  readonly event: string
  readonly stage: string
  readonly session: string
  readonly calls: readonly DeskFlag[]
  readonly watch: readonly TableToWatch[]
  /** The rounds of the desk by their numbers. */
  readonly rounds: Readonly<Record<number, string>>
  /** Who sits at which place, as far as the desk shows it. */
  readonly seated?: Readonly<Record<string, string>> | undefined
}

/** The number of the round in the name of a place: 3 of `s1/r3/t2/b7`. */
const roundOf = (slot: string): number => Number(/(?:^|\/)r(\d+)\//.exec(slot)?.[1])

/**
 * Where a director is to go: tables that call, who waits longest first (one director goes, the others see it), then tables
 * that are late, left behind or sat otherwise than drawn.
 */
export function CallQueue({ event, stage, session, calls, watch, rounds, seated }: CallQueueProps) {
  const t = useTranslations('scoreDesk')
  const now = useCalls(stage, session)
  return (
    <>
      {calls.length > 0 ? (
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
      ) : null}
      {watch.length > 0 ? (
        <section className="mb-4">
          <h2 className="mb-2 text-md">{t('watch', { count: watch.length })}</h2>
          <ul className="border-rule border-t">
            {watch.map(table => (
              <Watched key={`${table.round} ${table.table}`} session={session} table={table} now={now} />
            ))}
          </ul>
        </section>
      ) : null}
    </>
  )
}
