import { readFileSync } from 'node:fs'
import path from 'node:path'
import { buildSchema } from 'graphql'
import { expect } from 'vitest'
import type { Actor } from './federation.js'
import { whileTablesHeld } from './held-tables.js'
import type { Journey } from './journey.js'
import { expectNothingDone } from './refusing-log.js'

export const schema = buildSchema(
  readFileSync(path.resolve(import.meta.dirname, '../../apps/api/schema.graphql'), 'utf8'),
)

/** Every mutation of the schema by name. */
export const mutations = Object.keys(schema.getMutationType()?.getFields() ?? {}).sort()

/** A mutation's document that asks for its problems alone. */
export const documentOf = (name: string): string => {
  const type = schema.getMutationType()?.getFields()[name]?.args[0]?.type.toString()
  return `mutation ($input: ${type}) { ${name}(input: $input) { problems { code } } }`
}

const auditTypes = async ({ database }: Journey) => {
  const rows = await database.sql`select type from audit_event order by sequence`
  return rows.map(row => row.type as string)
}

export type Walker = 'staff' | 'staff2' | 'admin' | 'admin2'

/**
 * Refused for nobody and for a stranger without a trace, even while no row can be locked or written; undone while the log takes no row, done for the right person
 * with exactly these audit rows.
 */
export const walkMutation = async (
  journey: Journey,
  name: string,
  input: Record<string, unknown>,
  audits: readonly string[],
  who: Walker = 'staff',
): Promise<void> => {
  const document = documentOf(name)
  const before = await auditTypes(journey)
  const refusedTo = (actor: Actor) =>
    whileTablesHeld(journey.database, () => journey.api.execute(actor, document, { input }))
  const nobody = await refusedTo(undefined)
  expect(nobody.errors?.[0]?.extensions?.code, `${name} for nobody`).toBe('UNAUTHENTICATED')
  const stranger = { accountId: 'stranger', requestId: 'r', grants: [] }
  const strange = await refusedTo(stranger)
  expect(strange.errors?.[0]?.extensions?.code, `${name} for a stranger`).toMatch(/FORBIDDEN|UNAUTHENTICATED/)
  expect(await auditTypes(journey), `${name} left a trace`).toEqual(before)
  const actor = journey.federation[who]
  await expectNothingDone(journey.database, () => journey.api.execute(actor, document, { input }), name)
  const done = await journey.ask<Record<string, { problems: unknown[] }>>(actor, document, { input })
  expect(done[name]?.problems, name).toEqual([])
  expect((await auditTypes(journey)).slice(before.length), name).toEqual(audits)
}
