'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { ActionOutcome } from '@/components/action-outcome'
import { Button } from '@/components/ui/button'
import { describedBy, Field, Select, TextInput } from '@/components/ui/field'
import { Form } from '@/components/ui/form'
import { Notice } from '@/components/ui/notice'
import { AddPolicyVersionMutation } from '@/gql/policy-version.graphql'
import { formatDate } from '@/lib/format/dates'
import { useAction } from '@/lib/graphql/use-action'
import type { SimulationInput } from './read-simulation'

interface AdoptProps {
  /** Those whose numbers were tried, the ranking's own first. */
  readonly policies: readonly { readonly id: string; readonly name: string; readonly version: number }[]
  readonly numbers: SimulationInput['numbers']
}

/** Makes the numbers that were tried a dated version of a policy; nothing that was decided before changes. */
export function AdoptForm({ policies, numbers }: AdoptProps) {
  const t = useTranslations('simulation.adopt')
  const locale = useLocale()
  const [added, setAdded] = useState<{ readonly version: number; readonly from: string }>()
  const action = useAction(AddPolicyVersionMutation, data => data.addPolicyVersion)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const effectiveFrom = String(form.get('effectiveFrom'))
    const input = { policy: String(form.get('policy')), effectiveFrom, numbers, idempotencyKey: action.key() }
    const payload = await action.run({ input })
    if (payload?.policy) setAdded({ version: payload.policy.version, from: effectiveFrom })
  }
  return (
    <details className="mt-8 border-rule border-t pt-4">
      <summary className="link min-h-11">{t('title')}</summary>
      <Form onSubmit={submit} className="mt-3 flex max-w-3xl flex-wrap items-start gap-3">
        <Field id="adopt-policy" label={t('policy')} className="w-64">
          <Select id="adopt-policy" name="policy">
            {policies.map(({ id, name, version }) => (
              <option key={id} value={id}>
                {t('version', { name, version })}
              </option>
            ))}
          </Select>
        </Field>
        <Field id="adopt-from" label={t('from')} hint={t('fromHint')} className="w-64">
          <TextInput
            id="adopt-from"
            name="effectiveFrom"
            type="date"
            required
            aria-describedby={describedBy('adopt-from', { hint: true })}
          />
        </Field>
        <Button type="submit" tone="decide" disabled={action.pending} className="sm:mt-7">
          {t('add')}
        </Button>
      </Form>
      <ActionOutcome failure={action.failure} notes={action.notes} />
      {added ? (
        <Notice title={t('added', { version: added.version })} className="mt-3 max-w-3xl">
          {t('addedFrom', { date: formatDate(added.from, locale) })}
        </Notice>
      ) : null}
    </details>
  )
}
