import { readFileSync } from 'node:fs'
import path from 'node:path'
import { buildSchema } from 'graphql'
import { expect } from 'vitest'
import type { Actor } from './federation.js'
import { whileTablesHeld } from './held-tables.js'
import type { Journey } from './journey.js'
import { expectNothingDone } from './refusing-log.js'
import { expectOneAnswer } from './one-answer.js'
import { expectRights } from './rights.js'
import { expectTwoSides } from './two-sides.js'

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
  who: Walker | NonNullable<Actor> = 'staff',
): Promise<void> => {
  const refusals: Refusals = { input, nobody: /^UNAUTHENTICATED$/, stranger: /FORBIDDEN|UNAUTHENTICATED/ }
  await walkFor(journey, {
    name,
    input,
    audits,
    actor: typeof who === 'string' ? journey.federation[who] : who,
    refusals,
  })
}

/** `walkMutation` for the mutations of one test file; `walked` has those that were, to compare with the list of all. */
export const walkerOf = <Name extends string>(journey: () => Journey) => {
  const walked = new Set<Name>()
  const walk = (
    name: Name,
    input: Record<string, unknown>,
    audits: readonly string[],
    who: Walker | NonNullable<Actor> = 'staff',
  ): Promise<void> => {
    walked.add(name)
    return walkMutation(journey(), name, input, audits, who)
  }
  return { walk, walked }
}

/**
 * The same for an act of whoever holds the code of a table's slip, signed in or not: with another code nobody and a
 * stranger are refused alike.
 */
export const walkWithCode = async (
  journey: Journey,
  name: string,
  input: { readonly code: string } & Record<string, unknown>,
  audits: readonly string[],
): Promise<void> => {
  const refusals: Refusals = {
    input: { ...input, code: '0'.repeat(12) },
    nobody: /^FORBIDDEN$/,
    stranger: /^FORBIDDEN$/,
  }
  await walkFor(journey, { name, input, audits, actor: undefined, refusals })
}

/** What is asked by those who may not, and what they are answered. */
interface Refusals {
  readonly input: Record<string, unknown>
  readonly nobody: RegExp
  readonly stranger: RegExp
}

interface Walk {
  readonly name: string
  readonly input: Record<string, unknown>
  readonly audits: readonly string[]
  readonly actor: Actor
  readonly refusals: Refusals
}

const walkFor = async (journey: Journey, { name, input, audits, actor, refusals }: Walk): Promise<void> => {
  const document = documentOf(name)
  const before = await auditTypes(journey)
  const refusedTo = (who: Actor) =>
    whileTablesHeld(journey.database, () => journey.api.execute(who, document, { input: refusals.input }))
  const nobody = await refusedTo(undefined)
  expect(nobody.errors?.[0]?.extensions?.code, `${name} for nobody`).toMatch(refusals.nobody)
  const stranger = { accountId: 'stranger', requestId: 'r', grants: [] }
  const strange = await refusedTo(stranger)
  expect(strange.errors?.[0]?.extensions?.code, `${name} for a stranger`).toMatch(refusals.stranger)
  expect(await auditTypes(journey), `${name} left a trace`).toEqual(before)
  await expectRights(journey.database, { name, document, input: refusals.input, concerned: actor })
  await expectOneAnswer(journey.database, { name, document, input: refusals.input })
  await expectTwoSides(journey.database, { name, document, input })
  await expectNothingDone(journey.database, () => journey.api.execute(actor, document, { input }), name)
  const done = await journey.ask<Record<string, { problems: unknown[] }>>(actor, document, { input })
  expect(done[name]?.problems, name).toEqual([])
  expect((await auditTypes(journey)).slice(before.length), name).toEqual(audits)
}
