'use client'

import { editionOf } from '@paiji/rules'
import { useTranslations } from 'next-intl'
import { type FormEvent, useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Field, TextArea } from '@/components/ui/field'
import { Form } from '@/components/ui/form'
import { problemMessage } from '@/i18n/problem-message'
import type { SheetEditorProps } from '@/lib/sheets/sheet-editor'
import { readJson } from '@/lib/stored'
import { fieldsOfSheet, type FieldValues, sheetOfFields } from './field-values'
import { FieldInput } from './field-input'

/** A form from the edition's `sheetFields`, and the sheet as text beneath for what fields cannot say. */
export function GenericSheet({ editionId, sheet, onChange, onDone, disabled }: SheetEditorProps) {
  const t = useTranslations('sheets')
  const words = useTranslations('problem')
  const id = useId()
  const edition = editionOf(editionId)
  const fields = edition?.sheetFields ?? []
  const [values, setValues] = useState<FieldValues>(() => fieldsOfSheet(fields, sheet))
  const [text, setText] = useState(() => (sheet === undefined ? '' : JSON.stringify(sheet, undefined, 1)))
  const [asked, setAsked] = useState(false)
  const parsed = edition?.parseSheet(readJson(text))
  const put = (next: string) => {
    setText(next)
    setAsked(false)
    const read = edition?.parseSheet(readJson(next))
    onChange(read?.ok ? read.value : undefined)
  }
  const set = (name: string, value: string | readonly string[]) => {
    const next = { ...values, [name]: value }
    setValues(next)
    put(JSON.stringify(sheetOfFields(fields, next), undefined, 1))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    if (parsed?.ok) onDone()
    else setAsked(true)
  }
  return (
    <Form onSubmit={submit} className="flex flex-col gap-4">
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {fields.map(field => (
          <FieldInput
            key={field.name}
            field={field}
            value={values[field.name]}
            disabled={disabled}
            onChange={value => set(field.name, value)}
          />
        ))}
      </div>
      <details>
        <summary className="w-fit cursor-pointer text-muted text-sm">{t('asText')}</summary>
        <Field id={`${id}-text`} label={t('text')} className="mt-2">
          <TextArea
            id={`${id}-text`}
            value={text}
            rows={8}
            disabled={disabled}
            className="font-mono text-sm"
            onChange={event => put(event.target.value)}
          />
        </Field>
      </details>
      {asked && parsed && !parsed.ok ? (
        <ul role="alert" className="text-seal text-sm">
          {parsed.error.map((problem, at) => (
            <li key={at}>
              {problemMessage(words, {
                code: problem.code,
                params: Object.entries(problem.params ?? {}).map(([name, value]) => ({ name, value: String(value) })),
              })}
            </li>
          ))}
        </ul>
      ) : null}
      <div>
        <Button type="submit" disabled={disabled}>
          {t('done')}
        </Button>
      </div>
    </Form>
  )
}
