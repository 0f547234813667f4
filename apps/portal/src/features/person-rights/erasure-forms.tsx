'use client'

import { useTranslations } from 'next-intl'
import { ActForm } from '@/components/act-form'
import { Line } from '@/components/form-fields'
import { DecideErasureMutation, RequestErasureMutation } from './rights.graphql'

/** Asks to be forgotten. */
export function RequestErasureForm({ person }: { readonly person: string }) {
  const t = useTranslations('personRights')
  return (
    <ActForm
      document={RequestErasureMutation}
      payloadOf={data => data.requestErasure}
      label={t('ask')}
      submit={t('ask')}
      tone="plain"
      inputOf={form => ({ person, reason: form.text('reason') })}
    >
      <Line id="erasure-reason" name="reason" label={t('reason')} required />
    </ActForm>
  )
}

/** The office's word: names go for good, or the request is declined. */
export function DecideErasureForm({ request, approve }: { readonly request: string; readonly approve: boolean }) {
  const t = useTranslations('personRights')
  return (
    <ActForm
      document={DecideErasureMutation}
      payloadOf={data => data.decideErasure}
      label={t(approve ? 'carryOut' : 'decline')}
      submit={t(approve ? 'carryOut' : 'decline')}
      tone={approve ? 'decide' : 'plain'}
      inputOf={form => ({ request, approve, reason: form.text('reason') })}
    >
      <Line id={approve ? 'carry-out-reason' : 'decline-reason'} name="reason" label={t('reason')} required />
    </ActForm>
  )
}
