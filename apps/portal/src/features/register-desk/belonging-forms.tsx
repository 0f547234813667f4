'use client'

import { useTranslations } from 'next-intl'
import type { FormEvent } from 'react'
import { Fold } from '@/components/fold'
import { Refusal } from '@/components/permitted'
import { Button } from '@/components/ui/button'
import { SelectField } from '@/components/ui/field'
import { Form } from '@/components/ui/form'
import type { ResultOf } from '@/gql'
import { useRouter } from '@/i18n/navigation'
import { codeOf, codesOf } from '@/lib/codes'
import { paths } from '@/lib/paths'
import { plugs } from '@/sports/plugs'
import { ActForm } from '@/components/act-form'
import { BodySelect, type Choice, Days, Line, Reason } from '@/components/form-fields'
import {
  AffiliatePersonMutation,
  AnswerTransferMutation,
  DecideTransferMutation,
  DeclareDistinctMutation,
  EndAffiliationMutation,
  MergePeopleMutation,
  RequestTransferMutation,
  UndoMergeMutation,
} from './person-acts.graphql'
import { PersonPicker } from '@/components/person-picker'
import type { PeopleDeskQuery } from './register-desk.graphql'

export type ListedTransfer = ResultOf<typeof PeopleDeskQuery>['openTransfers'][number]

const kinds = { membership: true, affiliation: true } as const

/** A club or a membership from a day until a day. */
export function AffiliateForm({
  person,
  bodies,
  own,
  today,
}: {
  readonly person: string
  readonly bodies: readonly Choice[]
  /** The reader's own body. */
  readonly own: string | undefined
  readonly today: string
}) {
  const t = useTranslations('registerDesk')
  const words = useTranslations('sport')
  const kindWords = useTranslations('affiliationKind')
  return (
    <ActForm
      document={AffiliatePersonMutation}
      payloadOf={data => data.affiliatePerson}
      label={t('addBelonging')}
      submit={t('addBelonging')}
      inputOf={form => ({
        person,
        organisation: form.text('organisation'),
        kind: codeOf(kinds, form.text('kind')) ?? 'membership',
        sport: codeOf(plugs, form.text('sport')),
        from: form.text('from'),
        until: form.until('until'),
        idempotencyKey: form.key,
      })}
    >
      <BodySelect id="belong-body" name="organisation" label={t('body')} bodies={bodies} value={own} />
      <SelectField
        id="belong-kind"
        name="kind"
        label={t('kind')}
        choices={(['membership', 'affiliation'] as const).map(value => ({ value, label: kindWords(value) }))}
      />
      <SelectField
        id="belong-sport"
        name="sport"
        label={t('sport')}
        choices={(['all', ...codesOf(plugs)] as const).map(value => ({ value, label: words(value) }))}
      />
      <Days id="belong" from={today} />
    </ActForm>
  )
}

export function EndAffiliationForm({ affiliation, today }: { readonly affiliation: string; readonly today: string }) {
  const t = useTranslations('registerDesk')
  return (
    <ActForm
      document={EndAffiliationMutation}
      payloadOf={data => data.endAffiliation}
      label={t('endBelonging')}
      submit={t('endBelonging')}
      tone="plain"
      small
      inputOf={form => ({ affiliation, on: form.text('on'), reason: form.text('reason') })}
    >
      <Line id={`end-on-${affiliation}`} name="on" label={t('endsOn')} type="date" required value={today} />
      <Reason id={`end-reason-${affiliation}`} />
    </ActForm>
  )
}

/** Asks for a change of club. */
export function TransferForm({ person, bodies }: { readonly person: string; readonly bodies: readonly Choice[] }) {
  const t = useTranslations('registerDesk')
  return (
    <ActForm
      document={RequestTransferMutation}
      payloadOf={data => data.requestTransfer}
      label={t('requestTransfer')}
      submit={t('requestTransfer')}
      inputOf={form => ({
        person,
        to: form.text('to'),
        effectiveOn: form.maybe('effectiveOn'),
        reason: form.text('reason'),
        idempotencyKey: form.key,
      })}
    >
      <BodySelect id="transfer-to" name="to" label={t('newClub')} bodies={bodies} value={undefined} />
      <Line id="transfer-on" name="effectiveOn" label={t('effectiveOn')} type="date" />
      <Reason id="transfer-reason" />
    </ActForm>
  )
}

type Decision = 'approved' | 'declined' | 'withdrawn'

function DecideForm({ transfer, decision }: { readonly transfer: string; readonly decision: Decision }) {
  const t = useTranslations('registerDesk')
  return (
    <ActForm
      document={DecideTransferMutation}
      payloadOf={data => data.decideTransfer}
      label={t(`decide.${decision}`)}
      submit={t(`decide.${decision}`)}
      tone={decision === 'approved' ? 'decide' : 'plain'}
      small
      inputOf={form => ({ transfer, decision, reason: form.text('reason') })}
    >
      {decision === 'approved' ? null : <Reason id={`${decision}-${transfer}`} />}
    </ActForm>
  )
}

interface AnswerFormProps {
  readonly transfer: string
  readonly answer: 'released' | 'objected'
  /** Stated for the club by a body above it, which says what it goes by. */
  readonly above: boolean
}

function AnswerForm({ transfer, answer, above }: AnswerFormProps) {
  const t = useTranslations('registerDesk')
  const label = t(`${above ? 'answersAbove' : 'answers'}.${answer}`)
  return (
    <ActForm
      document={AnswerTransferMutation}
      payloadOf={data => data.answerTransfer}
      label={label}
      submit={label}
      tone="plain"
      small
      inputOf={form => ({ transfer, answer, reason: form.text('reason') })}
    >
      {above ? (
        <Line id={`${answer}-${transfer}`} name="reason" label={t('goesBy')} required />
      ) : answer === 'objected' ? (
        <Reason id={`${answer}-${transfer}`} />
      ) : null}
    </ActForm>
  )
}

/** What can be done with an open transfer, as far as the API permits it. */
export function TransferActs({ transfer }: { readonly transfer: ListedTransfer }) {
  const { id, answer, permissions: may } = transfer
  return (
    <div className="mt-2 flex flex-col gap-3" data-no-print="">
      {answer !== null ? null : may.canAnswer.allowed ? (
        <>
          <AnswerForm transfer={id} answer="released" above={may.answersFromAbove} />
          <AnswerForm transfer={id} answer="objected" above={may.answersFromAbove} />
        </>
      ) : (
        <Refusal permission={may.canAnswer} />
      )}
      {may.canDecide.allowed ? (
        <>
          <DecideForm transfer={id} decision="approved" />
          <DecideForm transfer={id} decision="declined" />
        </>
      ) : (
        <Refusal permission={may.canDecide} />
      )}
      {may.canWithdraw.allowed ? <DecideForm transfer={id} decision="withdrawn" /> : null}
    </div>
  )
}

/** Chooses the record that may be this person; both are looked at before they are merged. */
export function ChooseMergeForm({ into }: { readonly into: string }) {
  const t = useTranslations('registerDesk')
  const router = useRouter()
  const look = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const merge = String(new FormData(event.currentTarget).get('from') ?? '')
    if (merge) router.push(`${paths.with(paths.deskPerson(into), { merge })}#merge`)
  }
  return (
    <Form onSubmit={look} aria-label={t('merge')} className="grid max-w-3xl gap-4 sm:grid-cols-2">
      <PersonPicker id="merge-from" name="from" label={t('mergeFrom')} />
      <div className="sm:col-span-2">
        <Button type="submit">{t('lookAtBoth')}</Button>
      </div>
    </Form>
  )
}

interface Paired {
  readonly id: string
  readonly number: string
}

/** One person, with the number that stands from then on, or two. */
export function PairForms({ a, b }: { readonly a: Paired; readonly b: Paired }) {
  const t = useTranslations('registerDesk')
  const other = (id: string) => (id === a.id ? b.id : a.id)
  return (
    <div className="mt-3 grid gap-4 lg:grid-cols-2">
      <p className="max-w-prose text-sm lg:col-span-2">{t('mergeMeans')}</p>
      <ActForm
        document={MergePeopleMutation}
        payloadOf={data => data.mergePeople}
        label={t('onePerson')}
        submit={t('onePerson')}
        tone="decide"
        small
        inputOf={form => {
          const into = form.text('into')
          return { from: other(into), into, reason: form.text('reason'), idempotencyKey: form.key }
        }}
      >
        <SelectField
          id={`into-${a.id}-${b.id}`}
          name="into"
          label={t('numberStays')}
          choices={[a, b].map(({ id, number }) => ({ value: id, label: number }))}
        />
        <Reason id={`one-${a.id}-${b.id}`} />
      </ActForm>
      <ActForm
        document={DeclareDistinctMutation}
        payloadOf={data => data.declareDistinct}
        label={t('twoPeople')}
        submit={t('twoPeople')}
        tone="plain"
        small
        inputOf={form => ({ a: a.id, b: b.id, reason: form.text('reason') })}
      >
        <Reason id={`two-${a.id}-${b.id}`} />
      </ActForm>
    </div>
  )
}

export function UndoMergeForm({ merge }: { readonly merge: string }) {
  const t = useTranslations('registerDesk')
  return (
    <Fold title={t('undoMergeFold')}>
      <p className="mb-2 max-w-prose text-sm">{t('undoMeans')}</p>
      <ActForm
        document={UndoMergeMutation}
        payloadOf={data => data.undoMerge}
        label={t('undoMerge')}
        submit={t('undoMerge')}
        tone="decide"
        small
        inputOf={() => ({ merge })}
      />
    </Fold>
  )
}
