'use client'

import { useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { useClient } from 'urql'
import { ActionOutcome } from '@/components/action-outcome'
import { Button } from '@/components/ui/button'
import { Field, TextArea } from '@/components/ui/field'
import { Form } from '@/components/ui/form'
import { useRouter } from '@/i18n/navigation'
import { useAction } from '@/lib/graphql/use-action'
import { type ActValues, documentOf } from '@/features/case-act'
import { PersonByNumberQuery } from './polls.graphql'

const lines = (text: string): string[] =>
  text
    .split(/[\n,，、\s]+/)
    .map(part => part.trim())
    .filter(Boolean)

const empty = { question: '', options: '', players: '' }

/** A question to players named by their numbers; nobody sees who answered what. */
export function PollForm({ fixed }: { readonly fixed: ActValues }) {
  const t = useTranslations('panelRoom')
  const client = useClient()
  const router = useRouter()
  const [typed, setTyped] = useState(empty)
  const [unknown, setUnknown] = useState<string>()
  const action = useAction(documentOf('openPoll'), data => data.payload)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const players: string[] = []
    for (const number of lines(typed.players)) {
      const found = await client.query(PersonByNumberQuery, { number }).toPromise()
      const id = found.data?.personByNumber?.id
      if (!id) return setUnknown(number)
      players.push(id)
    }
    setUnknown(undefined)
    const options = typed.options
      .split('\n')
      .map(option => option.trim())
      .filter(Boolean)
    const input = { ...fixed, question: typed.question, options, invited: [], players, idempotencyKey: action.key() }
    if (!(await action.run({ input }))) return
    setTyped(empty)
    router.refresh()
  }
  const area = (name: keyof typeof empty, hint?: string, problem?: string) => (
    <Field id={`poll-${name}`} label={t(name)} hint={hint} problem={problem}>
      <TextArea
        id={`poll-${name}`}
        name={name}
        required
        value={typed[name]}
        onChange={event => setTyped(before => ({ ...before, [name]: event.target.value }))}
      />
    </Field>
  )
  return (
    <Form onSubmit={submit} className="mt-4 flex max-w-prose flex-col gap-3">
      {area('question', t('questionHint'))}
      {area('options', t('onePerLine'))}
      {area('players', t('onePerLine'), unknown && t('unknownNumber', { number: unknown }))}
      <ActionOutcome failure={action.failure} notes={action.notes} />
      <div>
        <Button type="submit" disabled={action.pending}>
          {t('openPoll')}
        </Button>
      </div>
    </Form>
  )
}
