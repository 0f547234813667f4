'use client'

import { useTranslations } from 'next-intl'
import { ActForm } from '@/components/act-form'
import { ActionForm } from '@/components/action-form'
import type { Choice } from '@/components/form-fields'
import { SelectField } from '@/components/ui/field'
import type { VariablesOf } from '@/gql'
import { acceptDifference } from '@/gql/actions/accept-difference.graphql'
import { acceptDifferences, type AcceptDifferencesMutation } from '@/gql/actions/accept-differences.graphql'
import { ComparePrintedListMutation } from '@/gql/actions/compare-printed-list.graphql'
import { stateSwitch } from '@/gql/actions/state-switch.graphql'

type Reason = VariablesOf<typeof AcceptDifferencesMutation>['input']['reason']

interface DayProps {
  readonly body: string
  readonly sports: readonly Choice[]
  /** Of the list that was brought in last. */
  readonly system: string | undefined
}

/** The day from which on the records of a sport are kept here. */
export function SwitchDayForm({ body, sports, system }: DayProps) {
  const t = useTranslations('switching')
  return (
    <ActionForm
      action={stateSwitch}
      id="switch"
      label={t('stateDay')}
      fixed={{ organisation: body }}
      initial={{ system: system ?? '' }}
      labels={{ sport: t('sport'), system: t('system'), day: t('firstDay'), reason: t('decision') }}
      choices={{ sport: sports }}
      tone="decide"
    />
  )
}

interface CompareProps {
  readonly body: string
  readonly list: string
  readonly asOf: string
  readonly rankings: readonly Choice[]
  readonly label: string
}

/** Compares a printed list with one of ours; where there is one of its sport alone, by one press. */
export function CompareForm({ body, list, asOf, rankings, label }: CompareProps) {
  const t = useTranslations('switching')
  const id = `compare-${asOf}-${list}`
  return (
    <ActForm
      document={ComparePrintedListMutation}
      payloadOf={data => data.comparePrintedList}
      inputOf={form => ({
        ...{ organisation: body, list, asOf },
        ranking: rankings.length > 1 ? form.text('ranking') : (rankings[0]?.value ?? ''),
        idempotencyKey: form.key,
      })}
      label={`${list} ${asOf}`}
      submit={label}
      tone="plain"
      small
    >
      {rankings.length > 1 ? <SelectField id={id} name="ranking" label={t('ranking')} choices={rankings} /> : null}
    </ActForm>
  )
}

/** One difference is as it should be. */
export function AcceptDifferenceForm({ difference }: { readonly difference: string }) {
  const t = useTranslations('switching')
  const look = { label: t('accept'), tone: 'plain', small: true } as const
  return (
    <ActionForm
      action={acceptDifference}
      id={difference}
      fixed={{ difference }}
      labels={{ note: t('why') }}
      {...look}
    />
  )
}

interface ReasonProps {
  readonly check: string
  readonly reason: Reason
  readonly label: string
}

/** All differences of one reason are as they should be. */
export function AcceptReasonForm({ check, reason, label }: ReasonProps) {
  const t = useTranslations('switching')
  const id = `accept-${reason}`
  return (
    <ActionForm
      action={acceptDifferences}
      id={id}
      fixed={{ check, reason }}
      labels={{ note: t('why') }}
      label={label}
    />
  )
}
