'use client'

import { useTranslations } from 'next-intl'
import { ActForm } from '@/components/act-form'
import { Fold } from '@/components/fold'
import { Line } from '@/components/form-fields'
import { AnswerEntryMutation, CheckInMutation, LeaveEntryMutation } from './own-entry.graphql'

/** Somebody who is named agrees to play, or not. */
export function AnswerForm({ request }: { readonly request: string }) {
  const t = useTranslations('ownEntry')
  return (
    <div className="flex flex-wrap gap-3">
      {[true, false].map(confirm => (
        <ActForm
          key={String(confirm)}
          document={AnswerEntryMutation}
          payloadOf={data => data.answerEntry}
          label={t(confirm ? 'agree' : 'disagree')}
          submit={t(confirm ? 'agree' : 'disagree')}
          tone={confirm ? 'strong' : 'plain'}
          className="max-w-none sm:grid-cols-1"
          inputOf={form => ({ request, confirm, idempotencyKey: form.key })}
        />
      ))}
    </div>
  )
}

type Left =
  | { readonly request: string; readonly entered: boolean; readonly paid: boolean }
  /** An entry that the office made. */
  | { readonly entry: string }

/** A request is taken back, or the list left in time: first what will change, then the press that does it. */
export function LeaveForm(left: Left) {
  const t = useTranslations('ownEntry')
  const isEntered = 'entry' in left || left.entered
  return (
    <Fold title={t('leaveFold')}>
      <ul className="mb-3 max-w-prose list-disc pl-5 text-sm">
        <li>{t(isEntered ? 'leaveMeansList' : 'leaveMeansRequest')}</li>
        {isEntered ? <li>{t('leaveMeansNext')}</li> : null}
        {'paid' in left && left.paid ? <li>{t('leaveMeansFee')}</li> : null}
      </ul>
      <ActForm
        document={LeaveEntryMutation}
        payloadOf={data => data.leaveEntry}
        label={t('leave')}
        submit={t('leave')}
        tone="decide"
        inputOf={form => ({
          ...('entry' in left ? { entry: left.entry } : { request: left.request }),
          reason: form.maybe('reason'),
          idempotencyKey: form.key,
        })}
      >
        <Line id={`leave-${'entry' in left ? left.entry : left.request}`} name="reason" label={t('leaveReason')} />
      </ActForm>
    </Fold>
  )
}

/** Says that a contestant is there, or takes it back. */
export function CheckInButton({ entry, present }: { readonly entry: string; readonly present: boolean }) {
  const t = useTranslations('ownEntry')
  return (
    <ActForm
      document={CheckInMutation}
      payloadOf={data => data.checkIn}
      label={t(present ? 'notPresent' : 'checkIn')}
      submit={t(present ? 'notPresent' : 'checkIn')}
      tone={present ? 'plain' : 'strong'}
      small
      className="max-w-none sm:grid-cols-1"
      inputOf={form => ({ entry, present: !present, idempotencyKey: form.key })}
    />
  )
}
