'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { ActionOutcome } from '@/components/action-outcome'
import { Button } from '@/components/ui/button'
import { Field, SelectField, TextArea, TextInput } from '@/components/ui/field'
import { useAction } from '@/lib/graphql/use-action'
import { FormatFields } from './format-fields'
import { AddStageMutation } from './office.graphql'
import { QualificationFields } from './qualification-fields'
import { draftNames, planOf, type StageDraft } from './stage-plan'

interface StageFormProps {
  readonly event: string
  readonly earlier: readonly { readonly ordinal: string; readonly name: string }[]
}

const kinds = ['swiss', 'roundRobin', 'singleElimination', 'doubleElimination', 'schedule'] as const

const draftOf = (form: FormData): StageDraft => {
  const text = (name: keyof StageDraft) => String(form.get(name) ?? '').trim()
  return Object.fromEntries(draftNames.map(name => [name, text(name)])) as unknown as StageDraft
}

/** Adds a stage: how it is played, who qualifies for it and what they bring along. */
export function StageForm({ event, earlier }: StageFormProps) {
  const t = useTranslations('office.stage')
  const kindWords = useTranslations('office.kind')
  const router = useRouter()
  const [kind, setKind] = useState<(typeof kinds)[number]>('swiss')
  const action = useAction(AddStageMutation, data => data.addStage)
  const submit = async (submitted: FormEvent<HTMLFormElement>) => {
    submitted.preventDefault()
    const target = submitted.currentTarget
    const form = new FormData(target)
    const draft = draftOf(form)
    const text = (name: string) => String(form.get(name) ?? '').trim()
    const input = {
      event,
      nameZh: text('nameZh'),
      nameEn: text('nameEn'),
      format: kind,
      plan: planOf(draft) ?? null,
      settings: text('settings') || null,
      idempotencyKey: action.key(),
    }
    if (!(await action.run({ input }))) return
    target.reset()
    router.refresh()
  }
  return (
    <form onSubmit={submit} className="mt-3 grid max-w-3xl gap-4 sm:grid-cols-2">
      <Field id="stage-zh" label={t('nameZh')}>
        <TextInput id="stage-zh" name="nameZh" lang="zh" required />
      </Field>
      <Field id="stage-en" label={t('nameEn')}>
        <TextInput id="stage-en" name="nameEn" lang="en" required />
      </Field>
      <SelectField
        id="stage-kind"
        label={t('kind')}
        className="sm:col-span-2"
        name="kind"
        value={kind}
        onChange={changed => setKind(changed.target.value as typeof kind)}
        choices={kinds.map(one => ({ value: one, label: kindWords(one) }))}
      />
      <FormatFields kind={kind} />
      {earlier.length > 0 && kind !== 'schedule' ? <QualificationFields earlier={earlier} /> : null}
      <Field id="stage-site" label={t('site')}>
        <TextInput id="stage-site" name="site" />
      </Field>
      <label className="flex min-h-11 items-center gap-2 self-end">
        <input type="checkbox" name="online" />
        {t('online')}
      </label>
      <details className="sm:col-span-2">
        <summary className="link min-h-11">{t('conditions')}</summary>
        <Field id="stage-settings" label={t('settings')} hint={t('settingsHint')} className="mt-2">
          <TextArea id="stage-settings" name="settings" rows={4} aria-describedby="stage-settings-hint" />
        </Field>
      </details>
      <div className="sm:col-span-2">
        <Button type="submit" tone="strong" disabled={action.pending}>
          {t('add')}
        </Button>
        <ActionOutcome failure={action.failure} />
      </div>
    </form>
  )
}
