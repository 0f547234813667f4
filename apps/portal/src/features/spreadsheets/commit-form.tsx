'use client'

import { useTranslations } from 'next-intl'
import type { FormEvent } from 'react'
import { ActionOutcome } from '@/components/action-outcome'
import { ProblemList } from '@/components/problem-list'
import { Button } from '@/components/ui/button'
import { Form } from '@/components/ui/form'
import { useRouter } from '@/i18n/navigation'
import { useAction } from '@/lib/graphql/use-action'
import { AskChoice } from './ask-choice'
import { MendRow } from './mend-row'
import { columnsOf, type Preview, type PreviewRow, type SpreadsheetKind } from './spreadsheet-data'
import { CommitSpreadsheetMutation } from './spreadsheets.graphql'

interface CommitFormProps {
  readonly id: string
  readonly kind: SpreadsheetKind
  readonly preview: Preview
}

const whoOf = (value: string) => {
  if (value === 'new') return { newPerson: true }
  if (value === 'replace') return { replace: true }
  return value === 'leaveOut' ? { leaveOut: true } : { person: value }
}

/** What was chosen in the form: a decision for each name that was asked about and each row left out. */
const decisionsIn = (form: FormData) =>
  [...form.entries()].flatMap(([name, value]) =>
    name.startsWith('who.') && typeof value === 'string' && value !== ''
      ? [{ key: name.slice('who.'.length), who: whoOf(value) }]
      : [],
  )

const isOpen = (row: PreviewRow): boolean =>
  row.problems.length > 0 || row.asks.some(ask => ask.person === null && (ask.mustDecide || ask.candidates.length > 0))

/** Nothing is wrong with the row, and whom it means is proposed already. */
const isProven = (row: PreviewRow): boolean =>
  row.problems.length === 0 && row.asks.every(ask => ask.person !== null || ask.proposed !== null)

interface OpenRowProps extends CommitFormProps {
  readonly row: PreviewRow
}

/** What an earlier sheet said, or what this one says. */
function Standing({ row }: { readonly row: number }) {
  const t = useTranslations('spreadsheets')
  const choices = [
    { value: 'leaveOut', label: t('keep') },
    { value: 'replace', label: t('replace') },
  ]
  return (
    <fieldset className="flex flex-wrap gap-x-6">
      <legend className="sr-only">{t('row', { row })}</legend>
      {choices.map(({ value, label }) => (
        <label key={value} className="flex min-h-11 items-center gap-3">
          <input type="radio" name={`who.${row}`} value={value} className="size-4 accent-[var(--ink)]" />
          {label}
        </label>
      ))}
    </fieldset>
  )
}

function OpenRow({ id, row, kind, preview }: OpenRowProps) {
  const t = useTranslations('spreadsheets')
  const asked = row.asks.filter(ask => ask.person === null && (ask.mustDecide || ask.candidates.length > 0))
  return (
    <li className="border-rule border-b py-3">
      <p className="flex flex-wrap gap-x-3 text-sm">
        <span className="font-medium">{t('row', { row: row.row })}</span>
        <span className="min-w-0 break-words text-muted">{row.cells.filter(Boolean).join(' · ')}</span>
      </p>
      {row.problems.length > 0 ? (
        <>
          <ProblemList problems={row.problems} ofAct />
          <MendRow id={id} row={row} columns={preview.columns} />
          {row.replaceable ? (
            <Standing row={row.row} />
          ) : (
            <label className="flex min-h-11 items-center gap-3">
              <input type="checkbox" name={`who.${row.row}`} value="leaveOut" className="size-4 accent-[var(--ink)]" />
              {t('leaveOut')}
            </label>
          )}
        </>
      ) : (
        asked.map(ask => (
          <AskChoice
            key={ask.key}
            ask={ask}
            ofPeople={kind === 'people'}
            onlyKnown={kind !== 'people' && kind !== 'entries'}
          />
        ))
      )}
    </li>
  )
}

/** The rows somebody must look at, and then the whole sheet at once or nothing of it. */
export function CommitForm({ id, kind, preview }: CommitFormProps) {
  const t = useTranslations('spreadsheets')
  const router = useRouter()
  const action = useAction(CommitSpreadsheetMutation, data => data.commitSpreadsheet)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const decisions = decisionsIn(new FormData(event.currentTarget))
    const columns = columnsOf(preview)
    const done = await action.run({ input: { spreadsheet: id, columns, decisions, idempotencyKey: action.key() } })
    if (done) router.refresh()
  }
  const asked = preview.rows.filter(isOpen)
  const proven = kind === 'people' ? asked.filter(isProven) : []
  const open = asked.filter(row => !proven.includes(row))
  return (
    <Form onSubmit={submit} className="flex flex-col gap-5">
      {open.length > 0 ? (
        <section>
          <h2 className="mb-2 text-lg">{t('toLookAt')}</h2>
          <ul className="border-rule border-t">
            {open.map(row => (
              <OpenRow key={row.row} id={id} row={row} kind={kind} preview={preview} />
            ))}
          </ul>
        </section>
      ) : null}
      {proven.length > 0 ? (
        <details>
          <summary className="link min-h-11">{t('proven', { count: proven.length })}</summary>
          <ul className="border-rule border-t">
            {proven.map(row => (
              <OpenRow key={row.row} id={id} row={row} kind={kind} preview={preview} />
            ))}
          </ul>
        </details>
      ) : null}
      <div>
        <Button type="submit" tone="decide" disabled={action.pending}>
          {action.pending ? t('committing') : t('commit')}
        </Button>
        <p className="mt-2 text-muted text-sm">{t('commitHint')}</p>
        <ActionOutcome failure={action.failure} notes={action.notes} />
      </div>
    </Form>
  )
}
