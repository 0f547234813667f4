'use client'

import type { SheetField } from '@paiji/rules'
import { useTranslations } from 'next-intl'
import type { ComponentType } from 'react'
import { Button } from '@/components/ui/button'
import type { FieldInputProps } from './field-props'
import { type FieldValues, rowsOf } from './field-values'
import { useFieldWords } from './use-field-words'

interface FieldRowsProps extends FieldInputProps {
  readonly field: Extract<SheetField, { kind: 'rows' }>
  /** The control of one field of a line. */
  readonly Input: ComponentType<FieldInputProps>
}

/** What a line says, in a few words. */
const useSummary = ({ sport, field, sides }: FieldRowsProps) => {
  const { optionOf, seatOf } = useFieldWords(sport, sides)
  return (row: FieldValues): string =>
    field.fields
      .flatMap(one => {
        const value = row[one.name]
        if (typeof value !== 'string' || value === '') return []
        if (one.kind === 'seat') return [seatOf(Number(value))]
        return one.kind === 'yesNo' ? [] : [optionOf(value)]
      })
      .join(' · ')
}

/** Lines of one form, deal by deal: the last one open, those before it folded with what they say. */
export function FieldRows(props: FieldRowsProps) {
  const { sport, field, sides, value, disabled, onChange, Input } = props
  const t = useTranslations('sheets')
  const { nameOf } = useFieldWords(sport, sides)
  const summary = useSummary(props)
  const rows = rowsOf(value)
  const set = (at: number, name: string, next: FieldValues[string]) =>
    onChange(rows.map((row, place) => (place === at ? { ...row, [name]: next } : row)))
  return (
    <fieldset className="col-span-full flex flex-col gap-2">
      <legend className="mb-1 font-medium text-sm">{nameOf(field.name)}</legend>
      {rows.map((row, at) => (
        <details key={at} open={at === rows.length - 1} className="border-rule border-t py-1">
          <summary className="min-h-11 cursor-pointer">
            <span className="figures text-muted">{at + 1}</span> {summary(row)}
          </summary>
          <div className="grid grid-cols-2 gap-3 py-2 sm:grid-cols-4">
            {field.fields.map(one => (
              <Input
                key={one.name}
                sport={sport}
                field={one}
                sides={sides}
                value={row[one.name]}
                disabled={disabled}
                onChange={next => set(at, one.name, next)}
              />
            ))}
          </div>
          <Button
            type="button"
            tone="quiet"
            disabled={disabled}
            onClick={() => onChange(rows.filter((_, place) => place !== at))}
          >
            {t('removeRow', { row: at + 1 })}
          </Button>
        </details>
      ))}
      <div>
        <Button type="button" disabled={disabled} onClick={() => onChange([...rows, {}])}>
          {t('addRow', { row: rows.length + 1 })}
        </Button>
      </div>
    </fieldset>
  )
}
