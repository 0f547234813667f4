'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { ActionOutcome } from '@/components/action-outcome'
import { Button } from '@/components/ui/button'
import { describedBy, Field, TextArea } from '@/components/ui/field'
import { Cell, ColumnHead, RegisterTable, Row, RowHead } from '@/components/ui/table'
import type { ApiFailure } from '@/lib/graphql/result'
import { useAction } from '@/lib/graphql/use-action'
import { EnterEntrantsMutation } from './office.graphql'
import { type Pasted, readEntrants } from './read-entrants'

/** The API names places of the list; the reader sees lines of the text. */
const located = (failure: ApiFailure | undefined, { entrants }: Pasted): ApiFailure | undefined => {
  if (failure?.layer !== 'problems') return failure
  const problems = failure.problems.map(({ path, ...problem }) => {
    const [, at] = /^entrants\.(\d+)/.exec(path ?? '') ?? []
    return at === undefined ? { ...problem, path } : { ...problem, line: entrants[Number(at)]?.line ?? 0, column: 1 }
  })
  return { ...failure, problems }
}

function Preview({ pasted }: { readonly pasted: Pasted }) {
  const t = useTranslations('office.paste')
  const wrong = (line: number) => pasted.problems.filter(problem => problem.line === line)
  return (
    <RegisterTable caption={t('preview', { count: pasted.entrants.length })} label={t('previewLabel')} fits>
      <thead>
        <Row>
          <ColumnHead numeric>{t('line')}</ColumnHead>
          <ColumnHead>{t('number')}</ColumnHead>
          <ColumnHead>{t('players')}</ColumnHead>
        </Row>
      </thead>
      <tbody>
        {pasted.entrants.map(({ line, number, name, players }) => (
          <Row key={line}>
            <Cell numeric>{line}</Cell>
            <Cell className="figures">{number ?? '—'}</Cell>
            <RowHead>
              {name ? <span className="mr-2">{name}</span> : null}
              <span className={name ? 'font-normal text-muted' : ''}>{players.join(' / ')}</span>
              {wrong(line).map(problem => (
                <span key={problem.code} className="block text-seal text-sm">
                  {t(problem.code)}
                </span>
              ))}
            </RowHead>
          </Row>
        ))}
      </tbody>
    </RegisterTable>
  )
}

/** Many sides at once: pasted or typed a line each, read before they are sent, entered whole or not at all. */
export function EntriesForm({ stage }: { readonly stage: string }) {
  const t = useTranslations('office.paste')
  const router = useRouter()
  const [text, setText] = useState('')
  const [seeded, setSeeded] = useState(true)
  const action = useAction(EnterEntrantsMutation, data => data.enterEntrants)
  const pasted = readEntrants(text)
  const enter = async () => {
    const entrants = pasted.entrants.map(({ line: _, players, ...entrant }, at) => ({
      ...entrant,
      seed: seeded ? at + 1 : null,
      players: players.map(name => ({ name })),
    }))
    if (!(await action.run({ input: { stage, entrants, idempotencyKey: action.key() } }))) return
    setText('')
    router.refresh()
  }
  const id = `paste-${stage}`
  return (
    <div className="mt-3 flex max-w-3xl flex-col gap-4">
      <Field id={id} label={t('label')} hint={t('hint')}>
        <TextArea
          id={id}
          rows={8}
          value={text}
          onChange={event => setText(event.target.value)}
          aria-describedby={describedBy(id, { hint: true })}
        />
      </Field>
      <label className="flex min-h-11 items-center gap-2">
        <input type="checkbox" checked={seeded} onChange={event => setSeeded(event.target.checked)} />
        {t('seeded')}
      </label>
      {pasted.entrants.length > 0 ? <Preview pasted={pasted} /> : null}
      <ActionOutcome failure={located(action.failure, pasted)} notes={action.notes} />
      <div>
        <Button
          tone="strong"
          disabled={action.pending || pasted.entrants.length === 0 || pasted.problems.length > 0}
          onClick={enter}
        >
          {t('enter', { count: pasted.entrants.length })}
        </Button>
      </div>
    </div>
  )
}
