import { testDeps, useCases } from '@paiji/api/testing'
import { globalId } from './ids.js'
import type { Journey } from './journey.js'

/** What an address elsewhere is told. */
export interface Told {
  readonly type: string
  readonly data: Readonly<Record<string, unknown>>
}

const key = useCases.sealKeyFromPem(useCases.newSealKeyPem())

/** Registers an address at the journey's federation, by its staff, that is told of these topics from now on. */
export const registerAddress = async ({ api, federation }: Journey, topics: readonly string[]): Promise<void> => {
  const input = { organisation: globalId('Organisation', federation.id), url: 'https://example.org/hook', topics }
  const { data, errors } = await api.execute<{ createWebhook: { problems: unknown[] } }>(
    federation.staff,
    'mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { problems { code } } }',
    { input },
  )
  if (errors || data?.createWebhook.problems.length !== 0) throw new Error('the address was not registered')
}

/** What it is told by now: the log is sealed and every message that is due written, in their order. */
export const toldByNow = async ({ database }: Journey): Promise<readonly Told[]> => {
  await useCases.registerPublications(database.db, key)
  await useCases.sealLog(database.db, key)
  await useCases.writeDeliveries(testDeps(database.db))
  const rows = await database.sql`select payload from webhook_delivery order by sequence, id`
  return rows.map(row => row.payload as Told)
}
