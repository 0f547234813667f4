'use client'

import { useTranslations } from 'next-intl'
import { ActionOutcome } from '@/components/action-outcome'
import { Button } from '@/components/ui/button'
import { useAction } from '@/lib/graphql/use-action'
import { FillStageMutation } from './office.graphql'

/** Enters those who qualified from the stages before. */
export function FillStageButton({ stage }: { readonly stage: string }) {
  const t = useTranslations('office')
  const action = useAction(FillStageMutation, data => data.advanceStage)
  const fill = async () => {
    await action.run({ input: { stage, idempotencyKey: action.key() } })
  }
  return (
    <div className="mb-4">
      <Button disabled={action.pending} onClick={fill}>
        {t('fillStage')}
      </Button>
      <ActionOutcome failure={action.failure} notes={action.notes} />
    </div>
  )
}
