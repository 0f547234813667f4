'use client'

import { useTranslations } from 'next-intl'
import { ActForm } from '@/components/act-form'
import { Line } from '@/components/form-fields'
import { SelectField } from '@/components/ui/field'
import { codeText } from '@/i18n/code-text'
import { useRouter } from '@/i18n/navigation'
import { eventCategories } from '@/lib/event-categories'
import { paths } from '@/lib/paths'
import { ownEnglish } from '@/lib/format/bilingual'
import {
  CancelEventMutation,
  ChangeEventMutation,
  CopyEventMutation,
  RemoveEventMutation,
  RemoveStageMutation,
  RestoreEventMutation,
} from './life.graphql'
import type { OfficeEvent } from './office-data'

interface Choice {
  readonly value: string
  readonly label: string
}

interface ChangeEventProps {
  readonly event: OfficeEvent
  readonly editions: readonly Choice[]
  /** Something was played already. */
  readonly needsReason: boolean
}

/** What of an event can be changed. */
function ChangeEventFields({ event, editions, needsReason }: ChangeEventProps) {
  const t = useTranslations('eventLife')
  const office = useTranslations('office')
  const common = useTranslations('common')
  const categories = useTranslations('category')
  return (
    <>
      <Line id="change-zh" name="nameZh" label={common('nameZh')} required value={event.name.zh} />
      <Line id="change-en" name="nameEn" label={common('nameEn')} value={ownEnglish(event.name)} />
      <Line id="change-code" name="code" label={office('code')} required value={event.code} />
      <Line id="change-venue" name="venue" label={office('venue')} value={event.venue} />
      <Line id="change-from" name="startsOn" label={office('startsOn')} type="date" required value={event.startsOn} />
      <Line id="change-until" name="endsOn" label={office('endsOn')} type="date" required value={event.endsOn} />
      <Line id="change-zone" name="timeZone" label={office('timeZone')} required value={event.timeZone} />
      <SelectField
        id="change-category"
        name="category"
        label={office('category')}
        defaultValue={event.category}
        choices={[...new Set([...eventCategories, event.category])].map(value => ({
          value,
          label: codeText(categories, value),
        }))}
      />
      <SelectField
        id="change-edition"
        name="edition"
        label={office('edition')}
        defaultValue={event.edition.id}
        choices={editions}
      />
      <Line id="change-reason" name="reason" label={t('reason')} required={needsReason} />
    </>
  )
}

/** Names, code, days, place, and before a round is drawn the rules and the category. */
export function ChangeEventForm(props: ChangeEventProps) {
  const t = useTranslations('eventLife')
  const { event } = props
  return (
    <ActForm
      key={event.version}
      document={ChangeEventMutation}
      payloadOf={data => data.changeEvent}
      label={t('change')}
      submit={t('save')}
      inputOf={form => ({
        event: event.id,
        expectedVersion: event.version,
        nameZh: form.text('nameZh'),
        nameEn: form.text('nameEn'),
        code: form.text('code'),
        startsOn: form.text('startsOn'),
        endsOn: form.text('endsOn'),
        venue: form.text('venue'),
        timeZone: form.text('timeZone'),
        edition: form.text('edition'),
        category: form.text('category'),
        reason: form.maybe('reason'),
        idempotencyKey: form.key,
      })}
    >
      <ChangeEventFields {...props} />
    </ActForm>
  )
}

/** The same event again: one, or one a week. */
export function CopyEventForm({ event, startsOn }: { readonly event: string; readonly startsOn: string }) {
  const t = useTranslations('eventLife')
  return (
    <ActForm
      document={CopyEventMutation}
      payloadOf={data => data.copyEvent}
      label={t('copy')}
      submit={t('copyNow')}
      inputOf={form => ({
        event,
        startsOn: form.text('startsOn'),
        times: Number(form.text('times')),
        everyDays: Number(form.text('everyDays')),
        withOfficials: form.checked('withOfficials'),
        idempotencyKey: form.key,
      })}
    >
      <Line id="copy-from" name="startsOn" label={t('copyFrom')} type="date" required value={startsOn} />
      <Line id="copy-times" name="times" label={t('times')} type="number" required value={1} />
      <Line id="copy-every" name="everyDays" label={t('everyDays')} type="number" required value={7} />
      <label className="flex min-h-11 items-center gap-2 self-end">
        <input type="checkbox" name="withOfficials" defaultChecked />
        {t('withOfficials')}
      </label>
    </ActForm>
  )
}

/** Calls the event off, for everybody to read why; or takes that back. */
export function CancelEventForm({ event, isCancelled }: { readonly event: string; readonly isCancelled: boolean }) {
  const t = useTranslations('eventLife')
  const input = (form: { text(name: string): string; key: string }) => ({
    event,
    reason: form.text('reason'),
    idempotencyKey: form.key,
  })
  return isCancelled ? (
    <ActForm
      document={RestoreEventMutation}
      payloadOf={data => data.restoreEvent}
      label={t('restore')}
      submit={t('restore')}
      inputOf={input}
    >
      <Line id="restore-reason" name="reason" label={t('reason')} required />
    </ActForm>
  ) : (
    <ActForm
      document={CancelEventMutation}
      payloadOf={data => data.cancelEvent}
      label={t('cancel')}
      submit={t('cancel')}
      tone="decide"
      inputOf={input}
    >
      <Line id="cancel-reason" name="reason" label={t('publicReason')} required />
    </ActForm>
  )
}

/** Removes an event of which nothing was ever played. */
export function RemoveEventForm({ event }: { readonly event: string }) {
  const t = useTranslations('eventLife')
  const router = useRouter()
  return (
    <ActForm
      document={RemoveEventMutation}
      payloadOf={data => {
        if (data.removeEvent.removed) router.push(paths.desk)
        return data.removeEvent
      }}
      label={t('remove')}
      submit={t('remove')}
      tone="decide"
      inputOf={form => ({ event, reason: form.text('reason'), idempotencyKey: form.key })}
    >
      <Line id="remove-reason" name="reason" label={t('reason')} required />
    </ActForm>
  )
}

/** Removes the last stage of an event, if nothing was played in it. */
export function RemoveStageForm({ stage }: { readonly stage: string }) {
  const t = useTranslations('eventLife')
  return (
    <ActForm
      document={RemoveStageMutation}
      payloadOf={data => data.removeStage}
      label={t('removeStage')}
      submit={t('removeStage')}
      inputOf={form => ({ stage, reason: form.text('reason'), idempotencyKey: form.key })}
    >
      <Line id={`remove-stage-${stage}`} name="reason" label={t('reason')} required />
    </ActForm>
  )
}
