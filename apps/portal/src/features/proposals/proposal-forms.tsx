'use client'

import { useTranslations } from 'next-intl'
import { ActForm } from '@/components/act-form'
import { Line } from '@/components/form-fields'
import { SelectField } from '@/components/ui/field'
import { PersonPicker } from '@/components/person-picker'
import type { VariablesOf } from '@/gql'
import { AnswerRecordActMutation } from '@/gql/actions/answer-record-act.graphql'
import { ProposeRecordActMutation } from '@/gql/actions/propose-record-act.graphql'
import { WithdrawRecordActMutation } from '@/gql/actions/withdraw-record-act.graphql'

type ProposeInput = VariablesOf<typeof ProposeRecordActMutation>['input']
export type RecordAct = ProposeInput['act']

interface ProposeFormProps extends Pick<ProposeInput, 'act' | 'person' | 'merge' | 'affiliation'> {
  /** The other record, where it is known. */
  readonly other?: string
  readonly day?: string
}

/** Proposes an act to everybody whose consent it takes. */
export function ProposeForm({ act, person, merge, affiliation, other, day }: ProposeFormProps) {
  const t = useTranslations('recordProposals')
  const id = `propose-${act}-${merge ?? affiliation ?? other ?? ''}`
  const asksDay = act === 'changeBirthDate' || act === 'endAffiliation'
  const asksOther = (act === 'mergePeople' || act === 'declareDistinct') && other === undefined
  return (
    <ActForm
      document={ProposeRecordActMutation}
      payloadOf={data => data.proposeRecordAct}
      label={t(`propose.${act}`)}
      submit={t(`propose.${act}`)}
      tone="plain"
      inputOf={form => ({
        ...{ act, person, merge, affiliation, reason: form.text('reason'), idempotencyKey: form.key },
        other: asksOther ? form.maybe('other') : other,
        day: asksDay ? form.maybe('day') : null,
      })}
    >
      <p className="max-w-2xl text-muted text-sm sm:col-span-2">{t('proposeHint')}</p>
      {asksOther ? <PersonPicker id={`${id}-other`} name="other" label={t('other')} /> : null}
      {asksDay ? <Line id={`${id}-day`} name="day" label={t(`day.${act}`)} type="date" required value={day} /> : null}
      <Line id={`${id}-reason`} name="reason" label={t('reason')} required />
    </ActForm>
  )
}

interface Paired {
  readonly id: string
  readonly number: string
}

/** Proposes that two records are one person, or two. */
export function PairProposals({ a, b }: { readonly a: Paired; readonly b: Paired }) {
  const t = useTranslations('recordProposals')
  const desk = useTranslations('registerDesk')
  return (
    <div className="mt-3 grid gap-4 lg:grid-cols-2">
      <ActForm
        document={ProposeRecordActMutation}
        payloadOf={data => data.proposeRecordAct}
        label={t('propose.onePerson')}
        submit={t('propose.onePerson')}
        tone="decide"
        small
        inputOf={form => {
          const person = form.text('into')
          const other = person === a.id ? b.id : a.id
          return { act: 'mergePeople' as const, person, other, reason: form.text('reason'), idempotencyKey: form.key }
        }}
      >
        <p className="max-w-2xl text-muted text-sm sm:col-span-2">{t('proposeHint')}</p>
        <SelectField
          id={`propose-into-${a.id}-${b.id}`}
          name="into"
          label={desk('numberStays')}
          choices={[a, b].map(({ id, number }) => ({ value: id, label: number }))}
        />
        <Line id={`propose-one-${a.id}-${b.id}`} name="reason" label={t('reason')} required />
      </ActForm>
      <ProposeForm act="declareDistinct" person={a.id} other={b.id} />
    </div>
  )
}

interface AnswerFormProps {
  readonly proposal: string
  readonly answer: 'agreed' | 'objected'
  /** The answer is stated for a body below, which says by what. */
  readonly above: boolean
}

/** Agrees, or objects with the reason. */
export function AnswerForm({ proposal, answer, above }: AnswerFormProps) {
  const t = useTranslations('recordProposals')
  const label = t(answer === 'agreed' ? 'agree' : 'object')
  return (
    <ActForm
      document={AnswerRecordActMutation}
      payloadOf={data => data.answerRecordAct}
      label={label}
      submit={label}
      tone={answer === 'agreed' ? 'decide' : 'plain'}
      small
      inputOf={form => ({ proposal, answer, reason: form.maybe('reason') })}
    >
      {answer === 'objected' || above ? (
        <Line id={`${answer}-${proposal}`} name="reason" label={t(above ? 'reasonAbove' : 'reason')} required />
      ) : null}
    </ActForm>
  )
}

export function WithdrawForm({ proposal }: { readonly proposal: string }) {
  const t = useTranslations('recordProposals')
  return (
    <ActForm
      document={WithdrawRecordActMutation}
      payloadOf={data => data.withdrawRecordAct}
      label={t('withdraw')}
      submit={t('withdraw')}
      tone="plain"
      small
      inputOf={() => ({ proposal })}
    />
  )
}
