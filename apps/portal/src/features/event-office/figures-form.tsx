'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { ActionOutcome } from '@/components/action-outcome'
import { Refusal } from '@/components/permitted'
import { Button } from '@/components/ui/button'
import { Field, TextInput } from '@/components/ui/field'
import { Form } from '@/components/ui/form'
import { useAction } from '@/lib/graphql/use-action'
import type { OfficeFigures } from './office-data'
import { StateAwardFiguresMutation } from './office.graphql'

interface FiguresFormProps {
  readonly event: string
  readonly figures: Pick<
    OfficeFigures,
    'usesBase' | 'usesStrength' | 'base' | 'strength' | 'awarded' | 'canState' | 'strengthNow'
  >
}

/** The figures an event states for its award policy, with a reason once points rest on them. */
export function FiguresForm({ event, figures }: FiguresFormProps) {
  const t = useTranslations('office.figures')
  const router = useRouter()
  const [done, setDone] = useState<'stated' | 'awardedAgain'>()
  const action = useAction(StateAwardFiguresMutation, data => data.stateAwardFigures)
  const submit = async (submitted: FormEvent<HTMLFormElement>) => {
    submitted.preventDefault()
    setDone(undefined)
    const form = new FormData(submitted.currentTarget)
    const text = (name: string) => String(form.get(name) ?? '').trim() || null
    const about = { event, base: text('base'), strength: text('strength'), reason: text('reason') }
    const stated = await action.run({ input: { ...about, idempotencyKey: action.key() } })
    if (!stated) return
    setDone(stated.awardedAgain ? 'awardedAgain' : 'stated')
    router.refresh()
  }
  const line = (name: 'base' | 'strength' | 'reason', hint: string, value = '') => (
    <Field id={`figures-${name}`} label={t(name)} hint={hint} className={name === 'reason' ? 'sm:col-span-2' : ''}>
      <TextInput
        id={`figures-${name}`}
        name={name}
        defaultValue={value}
        required={name === 'reason'}
        autoComplete="off"
        aria-describedby={`figures-${name}-hint`}
      />
    </Field>
  )
  if (!figures.canState.allowed) return <Refusal permission={figures.canState} />
  return (
    <Form onSubmit={submit} className="mt-3 grid max-w-2xl gap-3 sm:grid-cols-2">
      {figures.usesBase ? line('base', t('baseHint'), figures.base ?? '') : null}
      {figures.usesStrength
        ? line('strength', figures.strengthNow ? t('strengthListHint') : t('strengthHint'), figures.strength ?? '')
        : null}
      {figures.awarded ? line('reason', t('reasonHint')) : null}
      <div className="flex flex-wrap items-center gap-3 sm:col-span-2">
        <Button type="submit" tone="strong" disabled={action.pending}>
          {t('state')}
        </Button>
        {done ? <span role="status">{t(done)}</span> : null}
      </div>
      <div className="sm:col-span-2">
        <ActionOutcome failure={action.failure} notes={action.notes} />
      </div>
    </Form>
  )
}
