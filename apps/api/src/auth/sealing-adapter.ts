import { ok } from '@paiji/rules'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import type { Db } from '../db/client.js'
import { inTransaction } from '../db/transaction.js'

type Config = Parameters<typeof drizzleAdapter>[1]
type Made = ReturnType<typeof drizzleAdapter>
type Adapter = ReturnType<Made>

/** What opens an account is sealed in the log; sessions and steps of signing in are not. */
const SEALED: ReadonlySet<string> = new Set(['user', 'account', 'twoFactor', 'passkey'])

/**
 * The library's way to the database, with each write of what opens an account in a transaction of ours, which ends with the
 * log: without it the row would read as one that somebody wrote past the program.
 */
export const sealingAdapter = (db: Db, config: Config): Made => {
  return options => {
    const whole = drizzleAdapter(db, config)(options)
    const sealed = async <T>(model: string, write: (adapter: Adapter) => Promise<T>): Promise<T> => {
      if (!SEALED.has(model)) return write(whole)
      const outcome = await inTransaction(db, async tx => ok(await write(drizzleAdapter(tx, config)(options))))
      if (!outcome.ok) throw new Error(`${model} was not written: ${outcome.error.map(({ code }) => code).join()}`)
      return outcome.value
    }
    const adapter: Adapter = {
      ...whole,
      create: input => sealed(input.model, to => to.create(input)),
      update: input => sealed(input.model, to => to.update(input)),
      updateMany: input => sealed(input.model, to => to.updateMany(input)),
      delete: input => sealed(input.model, to => to.delete(input)),
      deleteMany: input => sealed(input.model, to => to.deleteMany(input)),
      consumeOne: input => sealed(input.model, to => to.consumeOne(input)),
      incrementOne: input => sealed(input.model, to => to.incrementOne(input)),
      // Several writes of the library are none of one transaction, as without this.
      transaction: steps => steps(adapter),
    }
    return adapter
  }
}
