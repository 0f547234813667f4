import { randomUUID } from 'node:crypto'
import type { TestDatabase } from '@paiji/api/testing'
import { expect } from 'vitest'
import type { Actor } from './federation.js'
import { globalId } from './ids.js'
import { type Asked, bodiesOf, holder, readingApi, roles, stranger } from './rights.js'

const typeOf = (value: unknown): string | undefined =>
  typeof value === 'string'
    ? /^([A-Z]\w+):[0-9a-f-]{36}$/.exec(Buffer.from(value, 'base64url').toString())?.[1]
    : undefined

const outsidersOf = async (database: TestDatabase): Promise<[string, Actor][]> => {
  const { other } = await bodiesOf(database)
  const elsewhere = roles.map((role): [string, Actor] => [`${role} elsewhere`, holder(role, other)])
  return [['nobody', undefined], ['a stranger', stranger], ...elsewhere]
}

const NODE = 'query ($id: ID!) { node(id: $id) { id } }'

/**
 * Asks for a mutation as everyone who has no part in it, with each of its ids as it is and with one that names nothing, and
 * compares the answers. An id that the caller may read is no secret.
 */
export const expectOneAnswer = async (database: TestDatabase, { name, document, input }: Asked): Promise<void> => {
  const api = await readingApi(database)
  const ids = Object.entries(input).flatMap(([field, value]) => {
    const type = typeOf(value)
    return type ? [{ field, type, id: value }] : []
  })
  const answer = async (who: Actor, sent: object): Promise<string> => {
    const { data, errors } = await api.execute(who, document, { input: sent })
    return JSON.stringify([data, errors?.map(({ extensions }) => [extensions?.code, extensions?.reason])])
  }
  const outsiders = await outsidersOf(database)
  await Promise.all(
    outsiders.map(async ([caller, who]) => {
      const real = await answer(who, input)
      for (const { field, type, id } of ids) {
        const { data } = await api.execute<{ node: object | null }>(who, NODE, { id })
        if (data?.node) continue
        const unknown = await answer(who, { ...input, [field]: globalId(type, randomUUID()) })
        expect(unknown, `${name} by ${caller}: ${field} that is there, and one that is not`).toBe(real)
      }
    }),
  )
}
