'use client'

import { useTranslations } from 'next-intl'
import { ActionOutcome } from '@/components/action-outcome'
import { Instant } from '@/components/instant'
import { ProblemList } from '@/components/problem-list'
import { Button } from '@/components/ui/button'
import type { ResultOf } from '@/gql'
import { Link } from '@/i18n/navigation'
import { slotWords } from '@/i18n/slot-words'
import { useAction } from '@/lib/graphql/use-action'
import { paths } from '@/lib/paths'
import { CallQueue } from './call-queue'
import type { TablesToWatchFields } from './calls.graphql'
import type { DeskFlag } from './desk-flag'
import { SettleFlagMutation } from './score-desk.graphql'

interface FlagListProps {
  readonly event: string
  readonly stage: string
  readonly session: ResultOf<typeof TablesToWatchFields>
  /** The rounds of the desk by their numbers. */
  readonly rounds: Readonly<Record<number, string>>
  /** Who sits at which place, as far as the desk shows it. */
  readonly seated?: Readonly<Record<string, string>>
  readonly flags: readonly DeskFlag[]
  readonly zone: string
  readonly maySettle: boolean
}

/** What the director is to look at: tables that call before notes on results; nothing is shown while nothing waits. */
export function FlagList({ event, stage, session, rounds, seated, flags, zone, maySettle }: FlagListProps) {
  return (
    <>
      {maySettle ? (
        <CallQueue
          event={event}
          stage={stage}
          session={session.id}
          watch={session.tablesToWatch}
          calls={flags.filter(flag => flag.isCall)}
          rounds={rounds}
          seated={seated}
        />
      ) : null}
      <Notes
        event={event}
        flags={flags.filter(flag => !(maySettle && flag.isCall))}
        zone={zone}
        maySettle={maySettle}
      />
    </>
  )
}

function Notes({ event, flags, zone, maySettle }: Omit<FlagListProps, 'stage' | 'session' | 'rounds' | 'seated'>) {
  const t = useTranslations('scoreDesk')
  const places = useTranslations('place')
  const action = useAction(SettleFlagMutation, data => data.settleFlag)
  if (flags.length === 0) return null
  const settle = async (flag: string) => {
    await action.run({ input: { flag, idempotencyKey: action.key() } })
  }
  return (
    <section>
      <h2 className="mb-2 text-md">{t('flags', { count: flags.length })}</h2>
      <ul className="border-rule border-t">
        {flags.map(flag => (
          <li key={flag.id} className="flex flex-wrap items-baseline gap-x-4 gap-y-1 border-rule border-b py-2">
            <span className="figures">{slotWords(places, flag.slot)}</span>
            <span className="min-w-full flex-1 sm:min-w-0">
              {flag.atTable ? (
                <span className="mr-2 font-medium text-seal">
                  {flag.isCall ? '' : t('disputedAtTable')} (
                  {t('atTable', { table: flag.atTable.table, number: flag.atTable.side?.number ?? '' })})
                </span>
              ) : null}
              {flag.note}
              <ProblemList problems={flag.found} ofAct />
            </span>
            <span className="text-muted text-sm">
              {flag.raisedBy ? `${flag.raisedBy} · ` : ''}
              <Instant at={flag.recordedAt} zone={zone} />
            </span>
            {maySettle && flag.isReport ? (
              <Link href={paths.deskReports(event)} className="link">
                {t('answerReport')}
              </Link>
            ) : null}
            {maySettle && !flag.isReport ? (
              <Button size="small" disabled={action.pending} onClick={() => settle(flag.id)}>
                {t('settle')}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      <ActionOutcome failure={action.failure} />
    </section>
  )
}
