'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { ActionOutcome } from '@/components/action-outcome'
import { Button } from '@/components/ui/button'
import { useAction } from '@/lib/graphql/use-action'
import { BlockedPanel } from './blocked-panel'
import { EndStageForm } from './end-stage-form'
import { DrawRoundMutation } from './manage-rounds.graphql'
import type { BlockedData, DirectorStage, DrawMore } from './round-data'

interface NextRoundProps {
  readonly stage: Pick<DirectorStage, 'id' | 'entries'>
  readonly number: number
}

/** The next round with one button; where no legal pairing is left, who stands in the way and what may be chosen. */
export function NextRound({ stage, number }: NextRoundProps) {
  const t = useTranslations('rounds')
  const [blocked, setBlocked] = useState<BlockedData | null>(null)
  const action = useAction(DrawRoundMutation, data => data.drawRound)
  const draw = async (more: DrawMore = {}) => {
    const payload = await action.run({ input: { stage: stage.id, ...more, idempotencyKey: action.key() } })
    if (payload) setBlocked(payload.blocked)
  }
  return (
    <div>
      <Button tone="strong" disabled={action.pending} onClick={() => draw()}>
        {action.pending ? t('drawing') : t('draw', { round: number })}
      </Button>
      <ActionOutcome failure={action.failure} notes={action.notes} />
      {blocked ? <BlockedPanel stage={stage} blocked={blocked} onDraw={draw} pending={action.pending} /> : null}
      {!blocked && number > 1 ? <EndStageForm stage={stage.id} /> : null}
    </div>
  )
}
