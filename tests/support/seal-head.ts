import { type TestDatabase, useCases } from '@paiji/api/testing'

/** Signs a head of the log as the running service does every minute: a draw takes its seed from it. */
export const sealHead = async ({ db }: TestDatabase): Promise<void> => {
  await useCases.sealLog(db, useCases.sealKeyFromPem(useCases.newSealKeyPem()))
}
