'use client'

import type { TypedDocumentNode } from '@urql/core'
import { useTranslations } from 'next-intl'
import { type FormEvent, type ReactNode, useState } from 'react'
import { ActionOutcome } from '@/components/action-outcome'
import { useLastWord } from '@/components/last-word'
import { Button } from '@/components/ui/button'
import { Form } from '@/components/ui/form'
import { cn } from '@/lib/cn'
import { untilOf } from '@/lib/format/last-day'
import type { ApiProblem } from '@/lib/graphql/result'
import { useAction } from '@/lib/graphql/use-action'
import { useAfterAct } from '@/lib/graphql/use-live'

/** What stands in a form, by the names of its controls; empty where nothing does. */
export interface Filled {
  text(name: string): string
  /** Null where nothing was written. */
  maybe(name: string): string | null
  /** Of the last day as it was typed, the first on which it no longer holds; null where nothing was written. */
  until(name: string): string | null
  all(name: string): string[]
  checked(name: string): boolean
  /** The same until the act has succeeded. */
  readonly key: string
}

const filledOf = (form: FormData, key: string): Filled => {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  return {
    text,
    maybe: name => text(name) || null,
    until: name => untilOf(text(name)),
    all: name => form.getAll(name).map(String),
    checked: name => form.get(name) !== null,
    key,
  }
}

interface ActFormProps<Data, Input> {
  readonly document: TypedDocumentNode<Data, { input: Input }>
  readonly payloadOf: (data: Data) => { readonly problems: readonly ApiProblem[] }
  readonly inputOf: (filled: Filled) => Input
  /** Names the form for those who cannot see it. */
  readonly label: string
  readonly submit: string
  readonly tone?: 'strong' | 'decide' | 'plain'
  readonly small?: boolean
  readonly className?: string
  readonly children?: ReactNode
}

/** One act of the register desk as a form: pressed once, it says what is wrong, or that it is done. */
export function ActForm<Data, Input>({ tone = 'strong', small, children, ...props }: ActFormProps<Data, Input>) {
  const t = useTranslations('registerDesk')
  const afterAct = useAfterAct()
  const [done, setDone] = useState(false)
  const leaveWord = useLastWord(t('done'))
  const action = useAction(props.document, props.payloadOf)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const target = event.currentTarget
    setDone(false)
    const input = props.inputOf(filledOf(new FormData(target), action.key()))
    if (!(await action.run({ input }))) return
    target.reset()
    setDone(true)
    leaveWord()
    afterAct()
  }
  return (
    <Form
      onSubmit={submit}
      aria-label={props.label}
      className={cn('grid max-w-3xl items-start gap-4 sm:grid-cols-2', props.className)}
      data-no-print=""
    >
      {children}
      <div className="sm:col-span-2">
        <Button type="submit" tone={tone} size={small ? 'small' : 'normal'} disabled={action.pending}>
          {props.submit}
        </Button>
        <ActionOutcome failure={action.failure} notes={action.notes} />
        {done ? (
          <p role="status" className="mt-2 text-muted text-sm">
            {t('done')}
          </p>
        ) : null}
      </div>
    </Form>
  )
}
