'use client'

import { useTranslations } from 'next-intl'
import { ActForm } from '@/components/act-form'
import { Line } from '@/components/form-fields'
import {
  AnnounceEventMutation,
  DecideEventRequestMutation,
  SetSanctionRulesMutation,
  WithdrawEventRequestMutation,
} from './event-requests.graphql'

/** The word of whoever sanctions events: approved, or given back with reasons. */
export function DecideForms({ request }: { readonly request: string }) {
  const t = useTranslations('eventRequests')
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <ActForm
        document={DecideEventRequestMutation}
        payloadOf={data => data.decideEventRequest}
        label={t('approve')}
        submit={t('approve')}
        tone="decide"
        className="sm:grid-cols-1"
        inputOf={form => ({
          request,
          approve: true,
          announce: form.checked('announce'),
          reason: form.maybe('reason'),
          idempotencyKey: form.key,
        })}
      >
        <Line id="approve-reason" name="reason" label={t('remark')} />
        <label className="flex min-h-11 items-center gap-2">
          <input type="checkbox" name="announce" />
          {t('announceNow')}
        </label>
      </ActForm>
      <ActForm
        document={DecideEventRequestMutation}
        payloadOf={data => data.decideEventRequest}
        label={t('giveBack')}
        submit={t('giveBack')}
        tone="plain"
        className="sm:grid-cols-1"
        inputOf={form => ({ request, approve: false, reason: form.text('reason'), idempotencyKey: form.key })}
      >
        <Line id="return-reason" name="reason" label={t('returnReason')} required />
      </ActForm>
    </div>
  )
}

/** Takes the own request back. */
export function WithdrawForm({ request }: { readonly request: string }) {
  const t = useTranslations('eventRequests')
  return (
    <ActForm
      document={WithdrawEventRequestMutation}
      payloadOf={data => data.withdrawEventRequest}
      label={t('withdraw')}
      submit={t('withdraw')}
      tone="plain"
      small
      inputOf={form => ({ request, idempotencyKey: form.key })}
    />
  )
}

/** Makes an approved event known. */
export function AnnounceForm({ event }: { readonly event: string }) {
  const t = useTranslations('eventRequests')
  return (
    <ActForm
      document={AnnounceEventMutation}
      payloadOf={data => data.announceEvent}
      label={t('announce')}
      submit={t('announce')}
      tone="decide"
      small
      inputOf={form => ({ event, idempotencyKey: form.key })}
    />
  )
}

/** After how many days silence approves, and how early an event is asked for. */
export function RulesForm({
  federation,
  rules,
}: {
  readonly federation: string
  readonly rules: { readonly tacitDays: number | null; readonly noticeDays: number }
}) {
  const t = useTranslations('eventRequests')
  return (
    <ActForm
      key={`${rules.tacitDays} ${rules.noticeDays}`}
      document={SetSanctionRulesMutation}
      payloadOf={data => data.setSanctionRules}
      label={t('rules')}
      submit={t('saveRules')}
      inputOf={form => ({
        organisation: federation,
        tacitDays: form.maybe('tacitDays') === null ? null : Number(form.text('tacitDays')),
        noticeDays: Number(form.text('noticeDays')) || 0,
      })}
    >
      <Line id="tacit-days" name="tacitDays" label={t('tacitDays')} type="number" value={rules.tacitDays} />
      <Line id="notice-days" name="noticeDays" label={t('noticeDays')} type="number" value={rules.noticeDays} />
    </ActForm>
  )
}
