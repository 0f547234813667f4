'use client'

import { useTranslations } from 'next-intl'
import { ActionOutcome } from '@/components/action-outcome'
import { Button } from '@/components/ui/button'
import { useAction } from '@/lib/graphql/use-action'
import { ApplySeatingMutation } from './manage-rounds.graphql'

/** Searches made at one press: some seconds. */
const TRIES = 10
const NUMBERS = 2 ** 31

interface BetterDrawProps {
  readonly session: string
  readonly rounds: number
}

/** Another draw in the place of the drafts, if one is found that is better; its number is kept with it. */
export function BetterDraw({ session, rounds }: BetterDrawProps) {
  const t = useTranslations('rounds.seating')
  const action = useAction(ApplySeatingMutation, data => data.applySeating)
  const search = async () => {
    const seed = Math.floor(Math.random() * NUMBERS)
    const about = { kind: 'search' as const, rounds, seed, tries: TRIES, better: true }
    await action.run({ input: { session, ...about, idempotencyKey: action.key() } })
  }
  return (
    <div className="mt-3 flex flex-wrap items-center gap-3">
      <Button disabled={action.pending} onClick={search}>
        {t('better')}
      </Button>
      <ActionOutcome failure={action.failure} />
    </div>
  )
}
