'use client'

import { useTranslations } from 'next-intl'
import { Field, Select, TextArea, TextInput } from '@/components/ui/field'
import { codeText } from '@/i18n/code-text'
import type { FormField, FormValues } from './sheet-forms'

interface SheetFieldsProps {
  readonly fields: readonly FormField[]
  readonly values: FormValues
  readonly onChange: (name: string, value: string) => void
}

function Control({
  field,
  value,
  onChange,
}: {
  readonly field: FormField
  readonly value: string
  readonly onChange: (value: string) => void
}) {
  const t = useTranslations('common')
  const id = `sheet-${field.name}`
  if (field.kind === 'choice')
    return (
      <Select id={id} value={value} onChange={event => onChange(event.target.value)}>
        <option value="">—</option>
        {field.options?.map(option => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </Select>
    )
  if (field.kind === 'yesNo')
    return (
      <Select id={id} value={value} onChange={event => onChange(event.target.value)}>
        <option value="">{t('no')}</option>
        <option value="yes">{t('yes')}</option>
      </Select>
    )
  if (field.kind === 'long')
    return (
      <TextArea
        id={id}
        value={value}
        rows={8}
        className="font-mono text-sm"
        onChange={event => onChange(event.target.value)}
      />
    )
  return (
    <TextInput
      id={id}
      value={value}
      inputMode={field.kind === 'integer' ? 'numeric' : undefined}
      autoComplete="off"
      onChange={event => onChange(event.target.value)}
    />
  )
}

/** The sheet as fields, made from a description of the sport's form. */
export function SheetFields({ fields, values, onChange }: SheetFieldsProps) {
  const t = useTranslations('columns')
  return (
    <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
      {fields.map(field => (
        <Field
          key={field.name}
          id={`sheet-${field.name}`}
          label={codeText(t, field.name)}
          className={field.kind === 'long' ? 'col-span-full' : undefined}
        >
          <Control field={field} value={values[field.name] ?? ''} onChange={value => onChange(field.name, value)} />
        </Field>
      ))}
    </div>
  )
}
