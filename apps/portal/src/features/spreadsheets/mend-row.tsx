'use client'

import { useTranslations } from 'next-intl'
import { useId, useRef, useState } from 'react'
import { ActionOutcome } from '@/components/action-outcome'
import { Fold } from '@/components/fold'
import { Button } from '@/components/ui/button'
import { Field, TextInput } from '@/components/ui/field'
import { useRouter } from '@/i18n/navigation'
import { useAction } from '@/lib/graphql/use-action'
import type { Preview, PreviewRow } from './spreadsheet-data'
import { MendSpreadsheetRowMutation } from './spreadsheets.graphql'

interface MendRowProps {
  readonly id: string
  readonly row: PreviewRow
  readonly columns: Preview['columns']
}

/** The cells of a row with what they say, those that something is wrong with first; what is changed is set right at once. */
export function MendRow({ id, row, columns }: MendRowProps) {
  const t = useTranslations('spreadsheets')
  const router = useRouter()
  const own = useId()
  const box = useRef<HTMLDivElement>(null)
  const [isSame, setIsSame] = useState(false)
  const action = useAction(MendSpreadsheetRowMutation, data => data.mendSpreadsheetRow)
  const cells = columns.flatMap(({ column, at }) => (at === null ? [] : [{ column, at, text: row.cells[at] ?? '' }]))
  const named = new Set(row.problems.map(({ path }) => path?.split('.').at(-1)))
  const isWrong = ({ column }: (typeof cells)[number]) => named.has(column)
  const save = async () => {
    const inputs = [...(box.current?.querySelectorAll('input') ?? [])]
    const said = inputs.map(input => ({ at: Number(input.dataset.at), text: input.value.trim() }))
    const changed = said.filter(({ at, text }) => text !== (row.cells[at] ?? ''))
    setIsSame(changed.length === 0)
    if (changed.length === 0) return
    const input = { spreadsheet: id, row: row.row, cells: changed, idempotencyKey: action.key() }
    if (await action.run({ input })) router.refresh()
  }
  const fieldOf = ({ column, at, text }: (typeof cells)[number]) => (
    <Field key={`${at} ${text}`} id={`${own}${at}`} label={t(`column.${column}`)}>
      <TextInput
        id={`${own}${at}`}
        data-at={at}
        defaultValue={text}
        maxLength={1000}
        onKeyDown={event => {
          if (event.key !== 'Enter') return
          // The sheet as a whole is not to be taken in by the key that ends one of its cells.
          event.preventDefault()
          void save()
        }}
      />
    </Field>
  )
  const others = cells.filter(cell => !isWrong(cell))
  return (
    <div ref={box} className="my-2 flex max-w-xl flex-col gap-3">
      {cells.filter(isWrong).map(fieldOf)}
      {others.length > 0 ? (
        <Fold title={t('otherCells')}>
          <div className="flex flex-col gap-3">{others.map(fieldOf)}</div>
        </Fold>
      ) : null}
      <div>
        <Button type="button" onClick={save} disabled={action.pending}>
          {action.pending ? t('mending') : t('mend', { row: row.row })}
        </Button>
        {isSame ? (
          <p role="status" className="mt-2 text-sm">
            {t('nothingChanged')}
          </p>
        ) : null}
        <ActionOutcome failure={action.failure} notes={action.notes} />
      </div>
    </div>
  )
}
