'use client'

import { useTranslations } from 'next-intl'
import { ActionOutcome } from '@/components/action-outcome'
import { Button } from '@/components/ui/button'
import { useAction } from '@/lib/graphql/use-action'
import { ApplySeatingMutation } from './manage-rounds.graphql'

/** Seats the next round by the standings as they are now, the best at the first table. */
export function SeatByRanking({ session, number }: { readonly session: string; readonly number: number }) {
  const t = useTranslations('rounds.seating')
  const action = useAction(ApplySeatingMutation, data => data.applySeating)
  const seat = async () => {
    const input = { session, kind: 'ranking' as const, rounds: null, seed: null, idempotencyKey: action.key() }
    await action.run({ input })
  }
  return (
    <div>
      <Button tone="strong" disabled={action.pending} onClick={seat}>
        {t('byRanking', { round: number })}
      </Button>
      <p className="mt-1 text-muted text-sm">{t('byRankingHint')}</p>
      <ActionOutcome failure={action.failure} notes={action.notes} />
    </div>
  )
}
