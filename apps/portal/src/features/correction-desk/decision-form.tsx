'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { ActionOutcome } from '@/components/action-outcome'
import { type Permission, Refusal } from '@/components/permitted'
import { Button } from '@/components/ui/button'
import { Field, TextInput } from '@/components/ui/field'
import { useRouter } from '@/i18n/navigation'
import { useAction } from '@/lib/graphql/use-action'
import { paths } from '@/lib/paths'
import { ApproveCorrectionMutation, DeclineCorrectionMutation } from './correcting.graphql'

interface DecisionFormProps {
  readonly correction: string
  readonly event: string
  readonly previewedOn: string
  readonly outdated: boolean
  readonly approve: Permission
  readonly decline: Permission
}

/** Approve as previewed, or decline with a reason. */
export function DecisionForm({ correction, event, previewedOn, outdated, approve, decline }: DecisionFormProps) {
  const t = useTranslations('correct')
  const router = useRouter()
  const [reason, setReason] = useState('')
  const approval = useAction(ApproveCorrectionMutation, data => data.approveCorrection)
  const refusal = useAction(DeclineCorrectionMutation, data => data.declineCorrection)
  const onApprove = async () => {
    const done = await approval.run({ input: { correction, previewedOn, idempotencyKey: approval.key() } })
    if (!done) return
    router.push(paths.eventSection({ slug: event }, 'corrections'))
    router.refresh()
  }
  const onDecline = async () => {
    if (!(await refusal.run({ input: { correction, reason: reason.trim() } }))) return
    router.push('/desk/corrections')
    router.refresh()
  }
  return (
    <div className="mt-6 flex flex-col gap-4 border-rule border-t pt-5">
      <div>
        <Button tone="decide" disabled={outdated || !approve.allowed || approval.pending} onClick={onApprove}>
          {t('approve')}
        </Button>
        <Refusal permission={approve} />
        <ActionOutcome failure={approval.failure} notes={approval.notes} />
      </div>
      <div className="flex flex-wrap items-end gap-3">
        <Field id="decline-reason" label={t('declineReason')} className="min-w-60 flex-1">
          <TextInput
            id="decline-reason"
            name="reason"
            value={reason}
            onChange={changed => setReason(changed.target.value)}
          />
        </Field>
        <Button disabled={!decline.allowed || refusal.pending || reason.trim() === ''} onClick={onDecline}>
          {t('decline')}
        </Button>
      </div>
      <ActionOutcome failure={refusal.failure} notes={refusal.notes} />
    </div>
  )
}
