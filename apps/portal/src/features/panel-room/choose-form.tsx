'use client'

import { useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { ActionOutcome } from '@/components/action-outcome'
import { Button } from '@/components/ui/button'
import { Field, Select, TextInput } from '@/components/ui/field'
import { Form } from '@/components/ui/form'
import { useRouter } from '@/i18n/navigation'
import { useAction } from '@/lib/graphql/use-action'
import { useOvertaken } from '@/lib/graphql/use-overtaken'
import { type ActValues, documentOf } from '@/features/case-act'

interface Candidate {
  readonly id: string
  readonly name: string
  /** There is a hard tie that may be let pass for a stated reason. */
  readonly tied: boolean
}

interface ChooseFormProps {
  readonly fixed: ActValues
  readonly candidates: readonly Candidate[]
  /** A panel was formed before: another needs its cause. */
  readonly again: boolean
}

const RESERVES = [1, 2, 3]

interface CandidateSeatProps {
  readonly candidate: Candidate
  readonly seat: string
  readonly onSeat: (seat: string) => void
  readonly reason: string
  readonly onReason: (reason: string) => void
}

/** Where one of them sits, and why in spite of a tie. */
function CandidateSeat({ candidate: { id, name, tied }, seat, onSeat, reason, onReason }: CandidateSeatProps) {
  const t = useTranslations('panelRoom')
  const roles = useTranslations('panelRole')
  return (
    <div className="flex flex-col gap-2">
      <Field id={`seat-${id}`} label={name}>
        <Select id={`seat-${id}`} value={seat} onChange={event => onSeat(event.target.value)}>
          <option value="">{t('notSeated')}</option>
          <option value="chair">{roles('chair')}</option>
          <option value="member">{roles('member')}</option>
          {RESERVES.map(number => (
            <option key={number} value={String(number)}>
              {t('reserveNumber', { number })}
            </option>
          ))}
        </Select>
      </Field>
      {tied && seat ? (
        <Field id={`tie-${id}`} label={t('overrideReason', { name })} hint={t('overrideHint')}>
          <TextInput
            id={`tie-${id}`}
            name={`override-${id}`}
            required
            value={reason}
            onChange={event => onReason(event.target.value)}
          />
        </Field>
      ) : null}
    </div>
  )
}

interface CauseFieldProps extends Pick<ChooseFormProps, 'again'> {
  readonly cause: string
  readonly onCause: (cause: string) => void
}

/** Why a panel is formed again, or named where it could be drawn. */
function CauseField({ again, cause, onCause }: CauseFieldProps) {
  const t = useTranslations('panelRoom')
  const [label, hint] = again ? [t('causeField'), t('causeHint')] : [t('choiceField'), t('choiceHint')]
  return (
    <Field id="choose-cause" label={label} hint={hint}>
      <TextInput
        id="choose-cause"
        name="cause"
        required
        value={cause}
        onChange={event => onCause(event.target.value)}
      />
    </Field>
  )
}

/** Seats given by name, the chair first, reserves in their order. */
export function ChooseForm({ fixed, candidates, again }: ChooseFormProps) {
  const t = useTranslations('panelRoom')
  const router = useRouter()
  const [seats, setSeats] = useState<Readonly<Record<string, string>>>({})
  const [reasons, setReasons] = useState<Readonly<Record<string, string>>>({})
  const [cause, setCause] = useState('')
  const action = useAction(documentOf('formPanel'), data => data.payload)
  useOvertaken(action.failure)
  // Who is named where others may sit as well is a choice, and both sides read what it was made for.
  const isChoice = Object.values(seats).some(Boolean) && candidates.some(({ id, tied }) => !tied && !seats[id])
  const needsCause = again || isChoice
  const held = (seat: string) => candidates.filter(({ id }) => seats[id] === seat).map(({ id }) => id)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const chosen = [...held('chair'), ...held('member')]
    const reserves = RESERVES.flatMap(number => held(String(number)))
    const overrides = [...chosen, ...reserves].flatMap(person =>
      reasons[person]?.trim() ? [{ person, reason: reasons[person] }] : [],
    )
    const why = needsCause ? { cause } : {}
    const input = { ...fixed, chosen, reserves, overrides, ...why, idempotencyKey: action.key() }
    if (await action.run({ input })) router.refresh()
  }
  return (
    <Form onSubmit={submit} className="flex flex-col gap-3">
      <fieldset className="flex flex-col gap-3">
        <legend className="mb-2 text-muted">{t('byName')}</legend>
        {candidates.map(candidate => (
          <CandidateSeat
            key={candidate.id}
            candidate={candidate}
            seat={seats[candidate.id] ?? ''}
            onSeat={seat => setSeats(before => ({ ...before, [candidate.id]: seat }))}
            reason={reasons[candidate.id] ?? ''}
            onReason={reason => setReasons(before => ({ ...before, [candidate.id]: reason }))}
          />
        ))}
      </fieldset>
      {needsCause ? <CauseField again={again} cause={cause} onCause={setCause} /> : null}
      <ActionOutcome failure={action.failure} notes={action.notes} />
      <div>
        <Button type="submit" disabled={action.pending || held('chair').length !== 1}>
          {t('choose')}
        </Button>
      </div>
    </Form>
  )
}
