'use client'

import { useTranslations } from 'next-intl'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { ActionOutcome } from '@/components/action-outcome'
import { Button } from '@/components/ui/button'
import { Form } from '@/components/ui/form'
import {
  StageSettings,
  type StageSettingsKinds,
  type StageSettingsValue,
  settingProblems,
} from '@/features/stage-settings'
import type { ApiFailure } from '@/lib/graphql/result'

interface ConditionsFormProps {
  /** Distinguishes the form on its page. */
  readonly id: string
  readonly kinds: StageSettingsKinds
  /** What stands in it at first, and again once it was saved. */
  readonly start: StageSettingsValue
  readonly isPlanFixed?: boolean
  readonly action: { readonly pending: boolean; readonly failure?: ApiFailure }
  readonly submit: 'add' | 'save'
  /** Answers whether it was accepted. */
  readonly onSave: (value: StageSettingsValue, form: FormData) => Promise<boolean>
  readonly children?: ReactNode
}

/** How a stage is played, who qualifies for it, what they bring along and the conditions of the sport. */
export function ConditionsForm(props: ConditionsFormProps) {
  const { id, kinds, start, isPlanFixed, action, submit, onSave, children } = props
  const t = useTranslations('office.stage')
  const [value, setValue] = useState(start)
  const [readable, setReadable] = useState(true)
  const { located, elsewhere } = settingProblems(action.failure)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (action.failure) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [action.failure])
  const save = async (submitted: FormEvent<HTMLFormElement>) => {
    submitted.preventDefault()
    const target = submitted.currentTarget
    if (!(await onSave(value, new FormData(target)))) return
    target.reset()
    setValue(start)
  }
  return (
    <Form ref={form} onSubmit={save} className="mt-3 flex max-w-3xl flex-col gap-4">
      {children}
      <StageSettings
        form={id}
        {...kinds}
        isPlanFixed={isPlanFixed ?? false}
        value={value}
        onChange={setValue}
        onRead={setReadable}
        problems={located}
      />
      <div>
        <Button type="submit" tone="strong" disabled={action.pending || !readable}>
          {t(submit)}
        </Button>
        <ActionOutcome failure={elsewhere} />
      </div>
    </Form>
  )
}
