'use client'

import { useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { ActionOutcome } from '@/components/action-outcome'
import { Button } from '@/components/ui/button'
import { Field, Select } from '@/components/ui/field'
import { Form } from '@/components/ui/form'
import { useRouter } from '@/i18n/navigation'
import { useAction } from '@/lib/graphql/use-action'
import { useOvertaken } from '@/lib/graphql/use-overtaken'
import { type ActValues, documentOf } from '@/features/case-act'

interface ChooseFormProps {
  readonly fixed: ActValues
  readonly candidates: readonly { readonly id: string; readonly name: string }[]
}

const RESERVES = [1, 2, 3]

/** Seats given by name, the chair first, reserves in their order. */
export function ChooseForm({ fixed, candidates }: ChooseFormProps) {
  const t = useTranslations('panelRoom')
  const roles = useTranslations('panelRole')
  const router = useRouter()
  const [seats, setSeats] = useState<Readonly<Record<string, string>>>({})
  const action = useAction(documentOf('formPanel'), data => data.payload)
  useOvertaken(action.failure)
  const held = (seat: string) => candidates.filter(({ id }) => seats[id] === seat).map(({ id }) => id)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const chosen = [...held('chair'), ...held('member')]
    const reserves = RESERVES.flatMap(number => held(String(number)))
    const input = { ...fixed, chosen, reserves, idempotencyKey: action.key() }
    if (await action.run({ input })) router.refresh()
  }
  return (
    <Form onSubmit={submit} className="flex flex-col gap-3">
      <fieldset className="flex flex-col gap-3">
        <legend className="mb-2 text-muted">{t('byName')}</legend>
        {candidates.map(({ id, name }) => (
          <Field key={id} id={`seat-${id}`} label={name}>
            <Select
              id={`seat-${id}`}
              value={seats[id] ?? ''}
              onChange={event => setSeats(before => ({ ...before, [id]: event.target.value }))}
            >
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
        ))}
      </fieldset>
      <ActionOutcome failure={action.failure} notes={action.notes} />
      <div>
        <Button type="submit" disabled={action.pending || held('chair').length !== 1}>
          {t('choose')}
        </Button>
      </div>
    </Form>
  )
}
