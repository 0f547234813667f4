'use client'

import { useTranslations } from 'next-intl'
import { ActForm } from '@/components/act-form'
import { Line } from '@/components/form-fields'
import { Field, TextArea } from '@/components/ui/field'
import { ClaimPersonMutation, DecideClaimMutation, WithdrawClaimMutation } from './claims.graphql'

/** "This is me", and how it can be checked. */
export function ClaimForm({ person }: { readonly person: string }) {
  const t = useTranslations('claims')
  return (
    <ActForm
      document={ClaimPersonMutation}
      payloadOf={data => data.claimPerson}
      label={t('title')}
      submit={t('send')}
      className="sm:grid-cols-1"
      inputOf={form => ({ person, proof: form.text('proof'), idempotencyKey: form.key })}
    >
      <Field id="claim-proof" label={t('proof')}>
        <TextArea id="claim-proof" name="proof" rows={4} required maxLength={1000} />
      </Field>
    </ActForm>
  )
}

/** Takes the own claim back. */
export function WithdrawClaimForm({ claim }: { readonly claim: string }) {
  const t = useTranslations('claims')
  return (
    <ActForm
      document={WithdrawClaimMutation}
      payloadOf={data => data.withdrawClaim}
      label={t('withdraw')}
      submit={t('withdraw')}
      tone="plain"
      small
      inputOf={form => ({ claim, idempotencyKey: form.key })}
    />
  )
}

/** The office's word. */
export function DecideClaimForms({ claim }: { readonly claim: string }) {
  const t = useTranslations('claims')
  return (
    <div className="mt-2 grid gap-4 lg:grid-cols-2">
      {[true, false].map(accept => (
        <ActForm
          key={String(accept)}
          document={DecideClaimMutation}
          payloadOf={data => data.decideClaim}
          label={t(accept ? 'accept' : 'decline')}
          submit={t(accept ? 'accept' : 'decline')}
          tone={accept ? 'decide' : 'plain'}
          small
          className="sm:grid-cols-1"
          inputOf={form => ({ claim, accept, reason: form.text('reason'), idempotencyKey: form.key })}
        >
          <Line id={`${claim}-${accept}`} name="reason" label={t('reason')} required />
        </ActForm>
      ))}
    </div>
  )
}
