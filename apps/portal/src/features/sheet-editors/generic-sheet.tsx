'use client'

import { editionOf, type Problem, sportOfEdition } from '@paiji/rules'
import { useTranslations } from 'next-intl'
import { type FormEvent, useId, useState } from 'react'
import { ProblemText } from '@/components/problem-text'
import { Field, TextArea } from '@/components/ui/field'
import { Form } from '@/components/ui/form'
import type { SheetEditorProps } from '@/lib/sheets/sheet-editor'
import { readJson } from '@/lib/stored'
import { fieldsOfSheet, type FieldValue, type FieldValues, sheetOfFields } from './field-values'
import { FieldInput } from './field-input'
import { SheetSoFar } from './sheet-so-far'

/** The sheet in two forms that follow each other: values of fields, and text. */
const useSheetText = ({ editionId, sheet, onChange }: Pick<SheetEditorProps, 'editionId' | 'sheet' | 'onChange'>) => {
  const edition = editionOf(editionId)
  const fields = edition?.sheetFields ?? []
  const [values, setValues] = useState<FieldValues>(() => fieldsOfSheet(fields, sheet))
  const [text, setText] = useState(() => (sheet === undefined ? '' : JSON.stringify(sheet, undefined, 1)))
  const write = (next: string) => {
    setText(next)
    const read = edition?.parseSheet(readJson(next))
    onChange(read?.ok ? read.value : undefined)
  }
  const set = (name: string, value: FieldValue) => {
    const next = { ...values, [name]: value }
    setValues(next)
    write(JSON.stringify(sheetOfFields(fields, next), undefined, 1))
  }
  return { fields, values, set, text, write, parsed: edition?.parseSheet(readJson(text)) }
}

/** Why what is written so far is not a sheet yet. */
function SheetProblems({ problems }: { readonly problems: readonly Problem[] }) {
  return (
    <ul aria-live="polite" className="text-seal text-sm">
      {problems.map((problem, at) => (
        <li key={at}>
          <ProblemText problems={[problem]} />
        </li>
      ))}
    </ul>
  )
}

/**
 * A form from the edition's `sheetFields`, and the sheet as text beneath for what fields cannot say. Enter declares it
 * done; the button that stores it is the page's.
 */
export function GenericSheet({ onDone, disabled, ...about }: SheetEditorProps) {
  const t = useTranslations('sheets')
  const id = useId()
  const sport = sportOfEdition(about.editionId)?.id ?? ''
  const { fields, values, set, text, write, parsed } = useSheetText(about)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    if (parsed?.ok) onDone()
  }
  return (
    <Form onSubmit={submit} className="flex flex-col gap-4">
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {fields.map(field => (
          <FieldInput
            key={field.name}
            sport={sport}
            sides={about.sides}
            field={field}
            value={values[field.name]}
            disabled={disabled}
            onChange={value => set(field.name, value)}
          />
        ))}
      </div>
      {parsed?.ok ? <SheetSoFar {...about} sport={sport} parsed={parsed.value} /> : null}
      <details>
        <summary className="w-fit cursor-pointer text-muted text-sm">{t('asText')}</summary>
        <Field id={`${id}-text`} label={t('text')} className="mt-2">
          <TextArea
            id={`${id}-text`}
            value={text}
            rows={8}
            disabled={disabled}
            className="font-mono text-sm"
            onChange={event => write(event.target.value)}
          />
        </Field>
      </details>
      {text !== '' && parsed && !parsed.ok ? <SheetProblems problems={parsed.error} /> : null}
      <button type="submit" hidden disabled={disabled} />
    </Form>
  )
}
