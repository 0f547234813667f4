'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { ActionOutcome } from '@/components/action-outcome'
import { Button } from '@/components/ui/button'
import { Field, Select, TextInput } from '@/components/ui/field'
import { Form } from '@/components/ui/form'
import type { VariablesOf } from '@/gql'
import { codeOf, codesOf, type EvenMitchell } from '@/lib/codes'
import { useAction } from '@/lib/graphql/use-action'
import { ApplyMovementMutation } from './manage-rounds.graphql'

type Movement = VariablesOf<typeof ApplyMovementMutation>['input']['movement']
type MovementKind = 'mitchell' | 'howell' | 'card'

const kinds: Readonly<Record<MovementKind, true>> = { mitchell: true, howell: true, card: true }
const evens: Readonly<Record<EvenMitchell, true>> = { skip: true, shareAndRelay: true }

const numberIn = (form: FormData, name: string): number | null => {
  const text = String(form.get(name) ?? '').trim()
  return text === '' ? null : Number(text)
}

/** The movement with what only it asks. */
const movementIn = (kind: MovementKind, form: FormData): Movement => {
  switch (kind) {
    case 'mitchell':
      return {
        mitchell: { even: codeOf(evens, String(form.get('even'))), arrowSwitched: numberIn(form, 'switched') },
      }
    case 'howell':
      return { howell: true }
    case 'card':
      return { card: { card: String(form.get('card') ?? '').trim() } }
  }
}

/** All rounds of a session from a movement of bridge. */
export function MovementForm({ session }: { readonly session: string }) {
  const t = useTranslations('rounds.movement')
  const router = useRouter()
  const [kind, setKind] = useState<MovementKind>('mitchell')
  const action = useAction(ApplyMovementMutation, data => data.applyMovement)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const input = {
      session,
      movement: movementIn(kind, form),
      boardsARound: numberIn(form, 'boards') ?? 2,
      rounds: numberIn(form, 'rounds'),
      idempotencyKey: action.key(),
    }
    if (await action.run({ input })) router.refresh()
  }
  return (
    <Form onSubmit={submit} className="flex max-w-3xl flex-wrap items-end gap-3">
      <Field id="movement" label={t('kind')} className="w-44">
        <Select id="movement" value={kind} onChange={event => setKind(codeOf(kinds, event.target.value) ?? kind)}>
          {codesOf(kinds).map(code => (
            <option key={code} value={code}>
              {t(code)}
            </option>
          ))}
        </Select>
      </Field>
      <Field id="movement-boards" label={t('boardsARound')} className="w-32">
        <TextInput id="movement-boards" name="boards" type="number" min={1} max={32} defaultValue={2} required />
      </Field>
      <Field id="movement-rounds" label={t('rounds')} className="w-32">
        <TextInput id="movement-rounds" name="rounds" type="number" min={1} max={99} />
      </Field>
      {kind === 'mitchell' ? (
        <>
          <Field id="movement-even" label={t('even')} className="w-44">
            <Select id="movement-even" name="even">
              {codesOf(evens).map(code => (
                <option key={code} value={code}>
                  {t(code)}
                </option>
              ))}
            </Select>
          </Field>
          <Field id="movement-switched" label={t('switched')} className="w-52">
            <TextInput id="movement-switched" name="switched" type="number" min={0} max={99} />
          </Field>
        </>
      ) : null}
      {kind === 'card' ? (
        <Field id="movement-card" label={t('cardName')} className="w-52">
          <TextInput id="movement-card" name="card" required />
        </Field>
      ) : null}
      <Button type="submit" disabled={action.pending}>
        {t('apply')}
      </Button>
      <ActionOutcome failure={action.failure} notes={action.notes} />
    </Form>
  )
}
