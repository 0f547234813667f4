'use client'

import type { SheetField } from '@paiji/rules'
import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { Field, Select, TextInput } from '@/components/ui/field'
import { codeText } from '@/i18n/code-text'

interface FieldInputProps {
  readonly field: SheetField
  readonly value: string | readonly string[] | undefined
  readonly disabled?: boolean
  readonly onChange: (value: string | readonly string[]) => void
}

const seats = ['E', 'S', 'W', 'N'] as const

function PerSeat({ field, value, disabled, onChange }: FieldInputProps) {
  const columns = useTranslations('columns')
  const words = useTranslations('seat')
  const id = useId()
  const typed = Array.isArray(value) ? (value as readonly string[]) : ['', '', '', '']
  return (
    <fieldset className="col-span-full">
      <legend className="mb-1 font-medium text-sm">{codeText(columns, field.name)}</legend>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {seats.map((seat, at) => (
          <Field key={seat} id={`${id}-${seat}`} label={words(seat)}>
            <TextInput
              id={`${id}-${seat}`}
              value={typed[at] ?? ''}
              inputMode="numeric"
              autoComplete="off"
              disabled={disabled}
              onChange={event =>
                onChange(seats.map((_, seatAt) => (seatAt === at ? event.target.value : (typed[seatAt] ?? ''))))
              }
            />
          </Field>
        ))}
      </div>
    </fieldset>
  )
}

/** One control for one field of an edition's form. */
export function FieldInput(props: FieldInputProps) {
  const { field, value, disabled, onChange } = props
  const columns = useTranslations('columns')
  const common = useTranslations('common')
  const id = useId()
  if (field.kind === 'integerPerSeat') return <PerSeat {...props} />
  const text = typeof value === 'string' ? value : ''
  const label = codeText(columns, field.name)
  if (field.kind === 'choice' || field.kind === 'yesNo')
    return (
      <Field id={id} label={label}>
        <Select id={id} value={text} disabled={disabled} onChange={event => onChange(event.target.value)}>
          <option value="">{field.kind === 'yesNo' ? common('no') : '—'}</option>
          {field.kind === 'yesNo' ? (
            <option value="yes">{common('yes')}</option>
          ) : (
            field.options.map(option => (
              <option key={option} value={option}>
                {option}
              </option>
            ))
          )}
        </Select>
      </Field>
    )
  return (
    <Field id={id} label={label}>
      <TextInput
        id={id}
        value={text}
        disabled={disabled}
        inputMode={field.kind === 'integer' ? 'numeric' : undefined}
        autoComplete="off"
        onChange={event => onChange(event.target.value)}
      />
    </Field>
  )
}
