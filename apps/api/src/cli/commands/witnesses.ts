import { addWitness, witnessReports } from '../../domain/audit/witnesses.js'
import { readEnv } from '../../env.js'
import { replaceSealKey } from '../../services.js'
import { settled } from '../failure.js'
import { printJson } from '../print-json.js'
import { withDatabase } from '../with-database.js'

/** Takes a witness by its verifier key, from then on. */
export const takeWitness = (verifierKey: string, { submit }: { readonly submit?: string }): Promise<void> =>
  withDatabase(async ({ database, deps }) => {
    const { name, recordedAt } = settled(await addWitness(database.db, verifierKey, deps.clock.now(), submit))
    printJson({ name, since: recordedAt })
  })

/** A line for each witness. */
export const listWitnesses = (): Promise<void> =>
  withDatabase(async ({ database }) => {
    for (const report of await witnessReports(database.db)) printJson(report)
  })

/** Replaces the key that seals the log; witnesses follow by the heads that both keys sign. */
export const changeSealKey = (): void => printJson(replaceSealKey(readEnv()))
