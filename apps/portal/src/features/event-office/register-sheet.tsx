'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { useQuery } from 'urql'
import { ActionOutcome } from '@/components/action-outcome'
import { Button } from '@/components/ui/button'
import { Field, SelectField, TextInput } from '@/components/ui/field'
import { Form } from '@/components/ui/form'
import { SideSheet } from '@/components/ui/side-sheet'
import { inLanguage } from '@/lib/format/bilingual'
import { useAction } from '@/lib/graphql/use-action'
import { ClubChoicesQuery, RegisterPlayerMutation } from './link.graphql'
import { displayOf, proposeParts } from './name-parts'
import type { MatchedPerson } from './placed-players'

interface RegisterSheetProps {
  readonly name: string
  readonly organisation: string
  readonly onClose: () => void
  readonly onRegistered: (person: MatchedPerson) => void
}

/** Registers somebody who was typed on an entry form; whoever looks alike is asked about first. */
export function RegisterSheet({ name, organisation, onClose, onRegistered }: RegisterSheetProps) {
  const t = useTranslations('office.link')
  const locale = useLocale()
  const [isSure, setSure] = useState(false)
  const [{ data }] = useQuery({ query: ClubChoicesQuery, variables: {} })
  const action = useAction(RegisterPlayerMutation, payload => payload.registerPerson)
  const proposed = proposeParts(name)
  const clubs = (data?.organisations.edges ?? [])
    .map(({ node }) => ({ value: node.id, label: inLanguage(node.name, locale) }))
    .sort((a, b) => a.label.localeCompare(b.label, locale))
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const parts = {
      ...proposeParts(String(form.get('family'))),
      family: String(form.get('family')).trim(),
      given: String(form.get('given')).trim(),
    }
    const names = [{ ...parts, display: displayOf(parts) }]
    const input = { organisation: String(form.get('club')), names, surelyNew: isSure, idempotencyKey: action.key() }
    const done = await action.run({ input })
    if (done?.person) onRegistered(done.person)
  }
  const problems = action.failure?.layer === 'problems' ? action.failure.problems : []
  const looksRegistered = problems.some(one => one.code === 'PERSON_LOOKS_REGISTERED')
  return (
    <SideSheet title={t('registerTitle', { name })} closeLabel={t('close')} onClose={onClose}>
      <Form onSubmit={submit} className="flex flex-col gap-3">
        <Field id="new-family" label={t('family')}>
          <TextInput id="new-family" name="family" required defaultValue={proposed.family} />
        </Field>
        <Field id="new-given" label={t('given')}>
          <TextInput id="new-given" name="given" defaultValue={proposed.given} />
        </Field>
        {/* There before its names are, so that nothing moves under a press. */}
        <SelectField
          id="new-club"
          name="club"
          label={t('club')}
          choices={clubs.length > 0 ? clubs : [{ value: organisation, label: '…' }]}
          defaultValue={organisation}
        />
        <ActionOutcome failure={action.failure} notes={action.notes} />
        {looksRegistered || isSure ? (
          <label className="flex min-h-11 items-center gap-2">
            <input type="checkbox" checked={isSure} onChange={event => setSure(event.target.checked)} />
            {t('surelyNew')}
          </label>
        ) : null}
        <Button type="submit" tone="strong" disabled={action.pending}>
          {t('register')}
        </Button>
      </Form>
    </SideSheet>
  )
}
