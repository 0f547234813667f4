'use client'

import { useTranslations } from 'next-intl'
import { ActForm } from '@/components/act-form'
import { Line } from '@/components/form-fields'
import { Field, SelectField, TextInput } from '@/components/ui/field'
import { codeOf, codesOf } from '@/lib/codes'
import { smallestUnits, writtenPrice } from '@/lib/format/money'
import { instantAt, wallTime } from '@/lib/format/wall-time'
import { DecideEntryMutation, RecordFeeMutation, SetEntryTermsMutation } from './own-entry.graphql'
import type { Terms } from './terms'

const classes = { open: true, women: true, men: true } as const
const kinds = { payment: true, refund: true, waiver: true } as const

interface TermsProps {
  readonly event: string
  readonly zone: string
  /** The first day of the event. */
  readonly startsOn: string
  readonly terms: Terms | null
  readonly bodies: readonly { readonly value: string; readonly label: string }[]
  /** Players of a contestant as the event is usually played. */
  readonly size: number
}

function Time({ id, name, label, value }: { readonly [Key in 'id' | 'name' | 'label' | 'value']: string }) {
  return (
    <Field id={id} label={label}>
      <TextInput id={id} name={name} type="datetime-local" required defaultValue={value} />
    </Field>
  )
}

const numberOrNull = (text: string | null): number | null => (text === null ? null : Number(text))

/** The days and hours between which contestants enter, and until when they may leave. */
function TermsTimes({ zone, startsOn, terms }: Pick<TermsProps, 'zone' | 'startsOn' | 'terms'>) {
  const t = useTranslations('ownEntry')
  const at = (instant: string | undefined, otherwise: string) => (instant ? wallTime(instant, zone) : otherwise)
  const usual = `${startsOn}T08:00`
  return (
    <>
      <Time id="terms-open" name="opensAt" label={t('opens')} value={at(terms?.opensAt, wallTime(Date.now(), zone))} />
      <Time id="terms-close" name="closesAt" label={t('closes')} value={at(terms?.closesAt, usual)} />
      <Time id="terms-leave" name="withdrawUntil" label={t('leaveUntil')} value={at(terms?.withdrawUntil, usual)} />
    </>
  )
}

/** For how many, and for whom: class, membership, years of birth. */
function TermsConditions({ terms, bodies, size }: Pick<TermsProps, 'terms' | 'bodies' | 'size'>) {
  const t = useTranslations('ownEntry')
  return (
    <>
      <Line id="terms-room" name="capacity" label={t('capacity')} type="number" value={terms?.capacity} />
      <Line id="terms-min" name="teamMin" label={t('teamMin')} type="number" required value={terms?.teamMin ?? size} />
      <Line id="terms-max" name="teamMax" label={t('teamMax')} type="number" required value={terms?.teamMax ?? size} />
      <SelectField
        id="terms-class"
        name="class"
        label={t('forWhom')}
        defaultValue={terms?.class ?? 'open'}
        choices={codesOf(classes).map(value => ({ value, label: t(`class.${value}`) }))}
      />
      <SelectField
        id="terms-members"
        name="membersOf"
        label={t('membersOf')}
        defaultValue={terms?.membersOf?.id ?? ''}
        choices={[{ value: '', label: t('everybody') }, ...bodies]}
      />
      <Line id="terms-from" name="bornFrom" label={t('bornFrom')} type="date" value={terms?.bornFrom} />
      <Line id="terms-until" name="bornUntil" label={t('bornUntil')} type="date" value={terms?.bornUntil} />
    </>
  )
}

function TermsFee({ terms }: Pick<TermsProps, 'terms'>) {
  const t = useTranslations('ownEntry')
  const fee = terms?.feeAmount != null && terms.feeCurrency ? writtenPrice(terms.feeAmount, terms.feeCurrency) : ''
  return (
    <>
      <Line id="terms-fee" name="fee" label={t('fee')} value={fee} />
      <SelectField
        id="terms-currency"
        name="currency"
        label={t('currency')}
        defaultValue={terms?.feeCurrency ?? 'CNY'}
        choices={['CNY', 'EUR', 'GBP', 'HKD', 'USD'].map(value => ({ value, label: value }))}
      />
    </>
  )
}

/** Who may enter by themselves, from when until when, how many and for what fee. */
export function TermsForm({ event, zone, startsOn, terms, bodies, size }: TermsProps) {
  const t = useTranslations('ownEntry')
  return (
    <ActForm
      key={terms?.version ?? 0}
      document={SetEntryTermsMutation}
      payloadOf={data => data.setEntryTerms}
      label={t('terms')}
      submit={t('saveTerms')}
      inputOf={form => ({
        event,
        expectedVersion: terms?.version ?? 0,
        opensAt: instantAt(form.text('opensAt'), zone),
        closesAt: instantAt(form.text('closesAt'), zone),
        withdrawUntil: instantAt(form.text('withdrawUntil'), zone),
        teamMin: Number(form.text('teamMin')),
        teamMax: Number(form.text('teamMax')),
        capacity: numberOrNull(form.maybe('capacity')),
        needsDesk: form.checked('needsDesk'),
        class: codeOf(classes, form.text('class')) ?? 'open',
        membersOf: form.maybe('membersOf'),
        bornFrom: form.maybe('bornFrom'),
        bornUntil: form.maybe('bornUntil'),
        feeAmount: form.maybe('fee') ? smallestUnits(form.text('fee'), form.text('currency')) : null,
        feeCurrency: form.maybe('fee') ? form.text('currency') : null,
        idempotencyKey: form.key,
      })}
    >
      <TermsTimes zone={zone} startsOn={startsOn} terms={terms} />
      <TermsConditions terms={terms} bodies={bodies} size={size} />
      <TermsFee terms={terms} />
      <label className="flex min-h-11 items-center gap-2 sm:col-span-2">
        <input type="checkbox" name="needsDesk" defaultChecked={terms?.needsDesk ?? false} />
        {t('needsDesk')}
      </label>
    </ActForm>
  )
}

interface DecideProps {
  readonly request: string
  readonly accept: boolean
  /** It waits for room: who lets it in now does so beyond the room there is. */
  readonly beyondRoom?: boolean
}

/** The desk accepts a request or lets it in from the waiting list, or declines it with a reason. */
export function DecideForm({ request, accept, beyondRoom }: DecideProps) {
  const t = useTranslations('ownEntry')
  const act = t(accept ? (beyondRoom ? 'letIn' : 'accept') : 'decline')
  return (
    <ActForm
      document={DecideEntryMutation}
      payloadOf={data => data.decideEntry}
      label={act}
      submit={act}
      tone={accept ? 'strong' : 'plain'}
      small
      className="max-w-none sm:grid-cols-1"
      inputOf={form => ({ request, accept, reason: form.maybe('reason'), idempotencyKey: form.key })}
    >
      {accept ? null : <Line id={`decline-${request}`} name="reason" label={t('reason')} required />}
    </ActForm>
  )
}

interface FeeProps {
  readonly request: string
  readonly currency: string
  /** What is still to be paid. */
  readonly due: number
  readonly party: string
}

/** Money of an entry is written down, with its receipt. */
export function FeeForm({ request, currency, due, party }: FeeProps) {
  const t = useTranslations('ownEntry')
  return (
    <ActForm
      document={RecordFeeMutation}
      payloadOf={data => data.recordFee}
      label={t('recordFee')}
      submit={t('recordFee')}
      small
      inputOf={form => ({
        request,
        kind: codeOf(kinds, form.text('kind')) ?? 'payment',
        amount: smallestUnits(form.text('amount'), currency),
        party: form.text('party'),
        idempotencyKey: form.key,
      })}
    >
      <SelectField
        id={`fee-kind-${request}`}
        name="kind"
        label={t('feeKind')}
        choices={codesOf(kinds).map(value => ({ value, label: t(`fee_${value}`) }))}
      />
      <Line
        id={`fee-amount-${request}`}
        name="amount"
        label={`${t('amount')} (${currency})`}
        required
        value={due > 0 ? writtenPrice(due, currency) : ''}
      />
      <Line id={`fee-party-${request}`} name="party" label={t('party')} required value={party} />
    </ActForm>
  )
}
