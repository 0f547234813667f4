'use client'

import { useTranslations } from 'next-intl'
import type { FormEvent } from 'react'
import { ActionOutcome } from '@/components/action-outcome'
import { Button } from '@/components/ui/button'
import { Field, Select, TextInput } from '@/components/ui/field'
import { Form } from '@/components/ui/form'
import { codeOf, codesOf, type SeatingKind } from '@/lib/codes'
import { useAction } from '@/lib/graphql/use-action'
import { ApplySeatingMutation } from './manage-rounds.graphql'

/** Sessions that an evening of tables usually has. */
const USUAL_ROUNDS = 4

/**
 * What plans a whole session; a Swiss seats its first round, and the standings one round at a time. First the one that every
 * sport has for every number of players: a design without repeats where there is one.
 */
const kinds: Readonly<Record<Exclude<SeatingKind, 'ranking' | 'partners'>, true>> = {
  search: true,
  perfect: true,
  roller: true,
  swiss: true,
}

const numberIn = (form: FormData, name: string): number | null => {
  const text = String(form.get(name) ?? '').trim()
  return text === '' ? null : Number(text)
}

/** All rounds of a session from a seating of mahjong. */
export function SeatingForm({ session }: { readonly session: string }) {
  const t = useTranslations('rounds.seating')
  const action = useAction(ApplySeatingMutation, data => data.applySeating)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const kind = codeOf(kinds, String(form.get('kind')))
    if (!kind) return
    const input = {
      session,
      kind,
      rounds: numberIn(form, 'rounds'),
      seed: numberIn(form, 'seed'),
      idempotencyKey: action.key(),
    }
    await action.run({ input })
  }
  return (
    <Form onSubmit={submit} className="flex max-w-3xl flex-wrap items-end gap-3">
      <Field id="seating" label={t('kind')} className="w-60">
        <Select id="seating" name="kind">
          {codesOf(kinds).map(code => (
            <option key={code} value={code}>
              {t(code)}
            </option>
          ))}
        </Select>
      </Field>
      <Field id="seating-rounds" label={t('rounds')} className="w-32">
        <TextInput id="seating-rounds" name="rounds" type="number" min={1} max={99} defaultValue={USUAL_ROUNDS} />
      </Field>
      <Field id="seating-seed" label={t('seed')} className="w-40">
        <TextInput id="seating-seed" name="seed" type="number" min={0} />
      </Field>
      <Button type="submit" disabled={action.pending}>
        {t('apply')}
      </Button>
      <ActionOutcome failure={action.failure} notes={action.notes} />
    </Form>
  )
}
