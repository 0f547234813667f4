'use client'

import { useTranslations } from 'next-intl'
import { ActionOutcome } from '@/components/action-outcome'
import { Button } from '@/components/ui/button'
import { useAction } from '@/lib/graphql/use-action'
import { EnterEntrantsMutation } from './office.graphql'

/** Fills the last table with reserve players, who are ranked nowhere. */
export function ReservesButton({ stage, missing }: { readonly stage: string; readonly missing: number }) {
  const t = useTranslations('office.reserves')
  const action = useAction(EnterEntrantsMutation, data => data.enterEntrants)
  const fill = async () => {
    const entrants = Array.from({ length: missing }, (_, at) => ({
      reserve: true,
      players: [{ name: t('name', { n: at + 1 }), notMember: true }],
    }))
    await action.run({ input: { stage, entrants, idempotencyKey: action.key() } })
  }
  return (
    <div className="mb-4 flex max-w-3xl flex-col items-start gap-2">
      <p className="text-muted">{t('hint')}</p>
      <Button disabled={action.pending} onClick={fill}>
        {t('fill', { count: missing })}
      </Button>
      <ActionOutcome failure={action.failure} notes={action.notes} />
    </div>
  )
}
