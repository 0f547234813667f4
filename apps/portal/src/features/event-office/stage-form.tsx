'use client'

import { type SettingDescription, withoutUnused } from '@paiji/rules'
import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { ActionOutcome } from '@/components/action-outcome'
import { NameFields, namesIn } from '@/components/name-fields'
import { Button } from '@/components/ui/button'
import { Form } from '@/components/ui/form'
import { StageSettings, type StageSettingsValue, useSettingProblems } from '@/features/stage-settings'
import { useAction } from '@/lib/graphql/use-action'
import { AddStageMutation } from './office.graphql'

interface StageFormProps {
  readonly event: string
  readonly sport: string
  readonly planSettings: readonly SettingDescription[]
  readonly sportSettings: readonly SettingDescription[]
  readonly earlier: readonly { readonly ordinal: string; readonly name: string }[]
}

const first: StageSettingsValue = { plan: { format: { kind: 'swiss' } }, settings: {} }

/** Adds a stage: how it is played, who qualifies for it, what they bring along and the conditions of the sport. */
export function StageForm({ event, sport, planSettings, sportSettings, earlier }: StageFormProps) {
  const t = useTranslations('office.stage')
  const router = useRouter()
  const [value, setValue] = useState(first)
  const [readable, setReadable] = useState(true)
  const action = useAction(AddStageMutation, data => data.addStage)
  const { located, elsewhere } = useSettingProblems(action.failure)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (action.failure) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [action.failure])
  const submit = async (submitted: FormEvent<HTMLFormElement>) => {
    submitted.preventDefault()
    const target = submitted.currentTarget
    const plan = withoutUnused(planSettings, value.plan)
    const settings = withoutUnused(sportSettings, value.settings)
    const { kind } = (plan.format ?? {}) as { readonly kind?: string }
    const input = {
      event,
      ...namesIn(new FormData(target)),
      format: kind ?? 'schedule',
      plan: kind === undefined ? null : JSON.stringify(plan),
      settings: JSON.stringify(settings),
      idempotencyKey: action.key(),
    }
    if (!(await action.run({ input }))) return
    target.reset()
    setValue(first)
    router.refresh()
  }
  return (
    <Form ref={form} onSubmit={submit} className="mt-3 flex max-w-3xl flex-col gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <NameFields id="stage" required />
      </div>
      <StageSettings
        sport={sport}
        planSettings={planSettings}
        sportSettings={sportSettings}
        earlier={earlier}
        value={value}
        onChange={setValue}
        onRead={setReadable}
        problems={located}
      />
      <div>
        <Button type="submit" tone="strong" disabled={action.pending || !readable}>
          {t('add')}
        </Button>
        <ActionOutcome failure={elsewhere} />
      </div>
    </Form>
  )
}
