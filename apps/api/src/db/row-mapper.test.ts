import { getTableColumns, sql } from 'drizzle-orm'
import * as inside from 'drizzle-orm/utils'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type JoinsNotNullable, type OrderedField, rowMapper } from './row-mapper.js'
import { event, organisation, person, pointAward } from './schema/index.js'

/** What the builder itself does; it does not declare it. */
const mapResultRow = (
  inside as unknown as {
    mapResultRow: (fields: readonly OrderedField[], row: readonly unknown[], joins: JoinsNotNullable) => unknown
  }
).mapResultRow

const named = (path: readonly string[], columns: object): OrderedField[] =>
  Object.entries(columns).map(([name, field]) => ({ path: [...path, name], field }))

const double = sql<number>`1`.mapWith(value => Number(value) * 2)
const SELECTIONS: Readonly<Record<string, readonly OrderedField[]>> = {
  'a table': named([], getTableColumns(event)),
  'tables side by side': [
    ...named(['event'], getTableColumns(event)),
    ...named(['club'], getTableColumns(organisation)),
    ...named(['award'], getTableColumns(pointAward)),
  ],
  'an object of two tables': [
    { path: ['both', 'event'], field: event.id },
    { path: ['both', 'person'], field: person.id },
    { path: ['one', 'a'], field: event.recordedAt },
    { path: ['one', 'b'], field: event.code },
  ],
  'expressions and deeper objects': [
    { path: ['n'], field: double },
    { path: ['name'], field: sql`2`.as('name') },
    { path: ['in', 'it'], field: double.as('it') },
    { path: ['in', 'deep', 'day'], field: event.startsOn },
    { path: ['in', 'deep', 'at'], field: event.recordedAt },
  ],
}

const cell = fc.oneof(
  { weight: 2, arbitrary: fc.constant(null) },
  fc.constantFrom('2026-11-21 08:00:00+00', '17', 'text', '{}'),
)
const joinsOf = fc.option(
  fc.record({ event: fc.boolean(), organisation: fc.boolean(), point_award: fc.boolean(), person: fc.boolean() }),
  { nil: undefined },
)

describe('rows are read as the builder reads them', () => {
  it.each(Object.keys(SELECTIONS))('%s', name => {
    const fields = SELECTIONS[name] ?? []
    const row = fc.array(cell, { minLength: fields.length, maxLength: fields.length })
    fc.assert(
      fc.property(row, joinsOf, (values, joins) => {
        expect(rowMapper(fields, joins)(values)).toEqual(mapResultRow(fields, values, joins))
      }),
      { numRuns: 300 },
    )
  })

  it('keeps a join that found nothing as null', () => {
    const fields = SELECTIONS['tables side by side'] ?? []
    const nothing = fields.map(() => null)
    expect(rowMapper(fields, { event: true, organisation: false })(nothing)).toMatchObject({ club: null, award: null })
  })
})
