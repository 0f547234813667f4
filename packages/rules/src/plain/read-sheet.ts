import type { SheetField } from '../core/edition.js'
import { isRecord, isWhole } from '../core/json-value.js'
import { own } from '../core/own.js'
import { type Problem, problem } from '../core/problem.js'
import { err, ok, type Result } from '../core/result.js'
import type { PlainRow, PlainSheet } from './description.js'

/** Rows of a sheet that is written deal by deal: more than any session has. */
export const mostRows = 200

const unreadable = (path: string): Problem => problem('FIELD_UNREADABLE', { at: { path } })

const isSeat = (value: unknown, seats: number): value is number => isWhole(value, 0, seats - 1)

const fits = (field: SheetField, value: unknown, seats: number): boolean => {
  switch (field.kind) {
    case 'choice':
      return field.options.some(option => option === value)
    case 'integer':
      return isWhole(value, field.min, field.max)
    case 'integerPerSeat':
      return Array.isArray(value) && value.length === seats && value.every(one => isWhole(one, field.min, field.max))
    case 'finishingOrder':
    case 'seats':
      return Array.isArray(value) && value.every(one => isSeat(one, seats)) && new Set(value).size === value.length
    case 'seat':
      return isSeat(value, seats)
    case 'yesNo':
      return typeof value === 'boolean'
    case 'text':
      return typeof value === 'string' && value.length <= 200 && new RegExp(field.pattern ?? '').test(value)
    case 'rows':
      return Array.isArray(value) && value.length <= mostRows
  }
}

const isOptional = (field: SheetField): boolean => 'optional' in field && field.optional === true

/** The values of the fields; what is empty is absent. */
const readFields = (
  fields: readonly SheetField[],
  input: Readonly<Record<string, unknown>>,
  seats: number,
  prefix = '',
): Result<PlainSheet, readonly Problem[]> => {
  const problems: Problem[] = []
  const values: [string, PlainSheet[string]][] = []
  for (const field of fields) {
    const path = `${prefix}${field.name}`
    const value = own(input, field.name)
    if (value === undefined || value === null || value === '') {
      if (!isOptional(field)) problems.push(problem('FIELD_MISSING', { at: { path } }))
    } else if (!fits(field, value, seats)) problems.push(unreadable(path))
    else if (field.kind !== 'rows') values.push([field.name, value as PlainRow[string]])
    else {
      const rows = (value as readonly unknown[]).map((row, at) =>
        isRecord(row) ? readFields(field.fields, row, seats, `${path}[${at}].`) : err([unreadable(`${path}[${at}]`)]),
      )
      problems.push(...rows.flatMap(row => (row.ok ? [] : row.error)))
      values.push([field.name, rows.flatMap(row => (row.ok ? [row.value as PlainRow] : []))])
    }
  }
  return problems.length > 0 ? err(problems) : ok(Object.fromEntries(values))
}

/** A sheet by the fields of its description. Problems: `FIELD_MISSING`, `FIELD_UNREADABLE`, each with its place. */
export const readPlainSheet =
  (fields: readonly SheetField[], seats: number) =>
  (input: unknown): Result<PlainSheet, readonly Problem[]> =>
    isRecord(input) ? readFields(fields, input, seats) : err([unreadable('sheet')])
