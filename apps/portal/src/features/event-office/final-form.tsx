'use client'

import { useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { ActionOutcome } from '@/components/action-outcome'
import { ClauseRef } from '@/components/clause-ref'
import { NameFields, namesIn } from '@/components/name-fields'
import { Button } from '@/components/ui/button'
import { Field, Select } from '@/components/ui/field'
import { Form } from '@/components/ui/form'
import { codeText } from '@/i18n/code-text'
import { useAction } from '@/lib/graphql/use-action'
import { AddStageMutation } from './office.graphql'
import type { FinalPresetData } from './office-data'

interface FinalFormProps {
  readonly event: string
  readonly presets: readonly FinalPresetData[]
}

/** The final after the last stage: how it is played, how many go on; what comes along is said with it. */
export function FinalForm({ event, presets }: FinalFormProps) {
  const t = useTranslations('office.final')
  const action = useAction(AddStageMutation, data => data.addStage)
  const [code, setCode] = useState(presets[0]?.code ?? '')
  const preset = presets.find(one => one.code === code) ?? presets[0]
  const [count, setCount] = useState('')
  const offer = preset?.offers.find(one => `${one.count}` === count) ?? preset?.offers[0]
  if (!preset || !offer) return null
  const submit = async (submitted: FormEvent<HTMLFormElement>) => {
    submitted.preventDefault()
    const plan = offer.plan as { readonly format: { readonly kind: string } }
    const input = {
      event,
      ...namesIn(new FormData(submitted.currentTarget)),
      format: plan.format.kind,
      plan: offer.plan,
      settings: preset.settings,
      idempotencyKey: action.key(),
    }
    await action.run({ input })
  }
  return (
    <Form onSubmit={submit} className="mt-3 flex max-w-xl flex-col gap-4">
      <Field id="final-preset" label={t('preset')}>
        <Select id="final-preset" value={preset.code} onChange={changed => setCode(changed.target.value)}>
          {presets.map(one => (
            <option key={one.code} value={one.code}>
              {codeText(t, `presets.${one.code}.title`)}
            </option>
          ))}
        </Select>
      </Field>
      <p className="flex flex-wrap gap-x-3 text-muted text-sm">
        {codeText(t, `presets.${preset.code}.note`)}
        {preset.clause ? <ClauseRef clause={preset.clause} /> : null}
      </p>
      <Field id="final-count" label={t('count')}>
        <Select id="final-count" value={`${offer.count}`} onChange={changed => setCount(changed.target.value)}>
          {preset.offers.map(one => (
            <option key={one.count} value={`${one.count}`}>
              {one.count}
            </option>
          ))}
        </Select>
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <NameFields id="final" required />
      </div>
      <div>
        <Button type="submit" disabled={action.pending}>
          {t('add')}
        </Button>
      </div>
      <p className="text-muted text-sm">{t('then')}</p>
      <ActionOutcome failure={action.failure} notes={action.notes} />
    </Form>
  )
}
