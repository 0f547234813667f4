'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { ActionOutcome } from '@/components/action-outcome'
import { Button } from '@/components/ui/button'
import { Field, Select, TextInput } from '@/components/ui/field'
import { Form } from '@/components/ui/form'
import { useAction } from '@/lib/graphql/use-action'
import type { AppealParameters } from './appeal-parameters'
import { ChooseProcedureMutation } from './office.graphql'
import { overridesOf, procedureTexts } from './procedure-overrides'

interface ProcedureFormProps {
  readonly event: string
  readonly procedures: readonly { readonly id: string; readonly title: string }[]
  /** What the rules that the event is held under set for its appeals. */
  readonly given: AppealParameters
  /** The procedure in force now: the event's own, that of a body above it, or that of its edition. */
  readonly current: string
}

interface OwnTextProps {
  readonly name: (typeof procedureTexts)[number] | 'reason'
  readonly hint?: string
  readonly value?: string | undefined
}

/** One line that the regulations of the event set themselves. */
function OwnText({ name, hint, value }: OwnTextProps) {
  const t = useTranslations('procedureChoice')
  return (
    <Field id={`procedure-${name}`} label={t(name)} hint={hint}>
      <TextInput
        id={`procedure-${name}`}
        name={name}
        defaultValue={value}
        required={name === 'reason'}
        inputMode={name === 'filing' || name === 'deposit' ? 'decimal' : undefined}
        aria-describedby={hint ? `procedure-${name}-hint` : undefined}
      />
    </Field>
  )
}

/** By which procedure appeals of the event are brought, and what its regulations set themselves. */
export function ProcedureForm({ event, procedures, current, given }: ProcedureFormProps) {
  const t = useTranslations('procedureChoice')
  const router = useRouter()
  const [chosen, setChosen] = useState<string>()
  const action = useAction(ChooseProcedureMutation, data => data.chooseProcedure)
  const submit = async (submitted: FormEvent<HTMLFormElement>) => {
    submitted.preventDefault()
    const element = submitted.currentTarget
    const form = new FormData(element)
    const text = (name: string) => String(form.get(name) ?? '').trim()
    const overrides = overridesOf(Object.fromEntries(procedureTexts.map(name => [name, text(name)])))
    const about = { place: { event }, procedure: text('procedure'), overrides, reason: text('reason') }
    const done = await action.run({ input: { ...about, idempotencyKey: action.key() } })
    if (!done) return
    setChosen(procedures.find(one => one.id === done.procedure)?.title)
    element.reset()
    router.refresh()
  }
  return (
    <Form onSubmit={submit} className="mt-3 grid max-w-2xl gap-3 sm:grid-cols-2">
      <p className="text-muted sm:col-span-2">
        {t('hint')} {t('current', { title: procedures.find(one => one.id === current)?.title ?? current })}
      </p>
      <Field id="procedure-procedure" label={t('procedure')} className="sm:col-span-2">
        <Select id="procedure-procedure" name="procedure" defaultValue={current} key={current}>
          {procedures.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </Select>
      </Field>
      <OwnText name="filing" hint={t('filingHint')} value={given.filing} />
      <Field id="procedure-committee" label={t('committee')}>
        <Select id="procedure-committee" name="committee">
          <option value="">{t('asProcedure')}</option>
          <option value="yes">{t('committeeMeets')}</option>
          <option value="no">{t('committeeNone')}</option>
        </Select>
      </Field>
      <OwnText name="deposit" hint={t('depositHint')} value={given.deposit} />
      <OwnText name="currency" hint={t('currencyHint')} value={given.currency} />
      <OwnText name="reason" value={given.articles.join('; ') || undefined} />
      {given.articles.length > 0 ? (
        <p className="text-muted text-sm sm:col-span-2">{t('prefilled', { articles: given.articles.join('; ') })}</p>
      ) : null}
      <div className="flex flex-wrap items-center gap-3 sm:col-span-2">
        <Button type="submit" tone="strong" disabled={action.pending}>
          {t('choose')}
        </Button>
        {chosen ? <span role="status">{t('chosen', { title: chosen })}</span> : null}
      </div>
      <div className="sm:col-span-2">
        <ActionOutcome failure={action.failure} notes={action.notes} />
      </div>
    </Form>
  )
}
