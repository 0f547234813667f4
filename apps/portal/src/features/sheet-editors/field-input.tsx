'use client'

import type { SheetField } from '@paiji/rules'
import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { Field, Select, TextInput } from '@/components/ui/field'
import { textsOf } from './field-values'
import { FieldRows } from './field-rows'
import type { FieldInputProps } from './field-props'
import { useFieldWords } from './use-field-words'

const usualSeats = 4

/** The seats of a table, counted from 0, as a field counts them. */
const seatsOf = (field: SheetField): readonly number[] =>
  Array.from({ length: ('seats' in field ? field.seats : undefined) ?? usualSeats }, (_, at) => at)

function PerSeat({ sport, field, sides, value, disabled, onChange }: FieldInputProps) {
  const { nameOf, seatOf } = useFieldWords(sport, sides)
  const id = useId()
  const typed = textsOf(value)
  return (
    <fieldset className="col-span-full">
      <legend className="mb-1 font-medium text-sm">{nameOf(field.name)}</legend>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {seatsOf(field).map(at => (
          <Field key={at} id={`${id}-${at}`} label={seatOf(at)}>
            <TextInput
              id={`${id}-${at}`}
              value={typed[at] ?? ''}
              inputMode="numeric"
              autoComplete="off"
              disabled={disabled}
              onChange={event =>
                onChange(seatsOf(field).map(seatAt => (seatAt === at ? event.target.value : (typed[seatAt] ?? ''))))
              }
            />
          </Field>
        ))}
      </div>
    </fieldset>
  )
}

/** Several seats, each a box to tick. */
function Seats({ sport, field, sides, value, disabled, onChange }: FieldInputProps) {
  const { nameOf, seatOf } = useFieldWords(sport, sides)
  const chosen = textsOf(value)
  return (
    <fieldset className="col-span-full">
      <legend className="font-medium text-sm">{nameOf(field.name)}</legend>
      <div className="flex flex-wrap gap-x-4">
        {seatsOf(field).map(at => (
          <label key={at} className="flex min-h-11 items-center gap-2">
            <input
              type="checkbox"
              checked={chosen.includes(`${at}`)}
              disabled={disabled}
              onChange={event =>
                onChange(event.target.checked ? [...chosen, `${at}`].sort() : chosen.filter(one => one !== `${at}`))
              }
            />
            {seatOf(at)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** What may be chosen, each with its word. */
const optionsOf = (field: SheetField, { optionOf, seatOf }: ReturnType<typeof useFieldWords>, yes: string) => {
  if (field.kind === 'choice') return field.options.map(option => [option, optionOf(option)] as const)
  if (field.kind === 'seat') return seatsOf(field).map(at => [`${at}`, seatOf(at)] as const)
  return [['yes', yes] as const]
}

/** One control for one field of an edition's form. */
export function FieldInput(props: FieldInputProps) {
  const { sport, field, sides, value, disabled, onChange } = props
  const words = useFieldWords(sport, sides)
  const common = useTranslations('common')
  const id = useId()
  if (field.kind === 'rows') return <FieldRows {...props} field={field} Input={FieldInput} />
  if (field.kind === 'integerPerSeat') return <PerSeat {...props} />
  if (field.kind === 'seats') return <Seats {...props} />
  const text = typeof value === 'string' ? value : ''
  const label = words.nameOf(field.name)
  if (field.kind === 'choice' || field.kind === 'yesNo' || field.kind === 'seat')
    return (
      <Field id={id} label={label}>
        <Select id={id} value={text} disabled={disabled} onChange={event => onChange(event.target.value)}>
          <option value="">{field.kind === 'yesNo' ? common('no') : '—'}</option>
          {optionsOf(field, words, common('yes')).map(([code, word]) => (
            <option key={code} value={code}>
              {word}
            </option>
          ))}
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
