import type { FieldChange } from './audit-event.js'

const textOf = (value: unknown): string | null =>
  value === null || value === undefined || value === '' ? null : String(value)

/** The fields that differ, in the order of `after`; fields that `after` does not name stay as they are. */
export const changesBetween = (
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): FieldChange[] =>
  Object.keys(after)
    .map(field => ({ field, before: textOf(before[field]), after: textOf(after[field]) }))
    .filter(change => change.before !== change.after)
