import { type OpenDatabase, openDatabase } from '../db/open.js'
import { readEnv } from '../env.js'

/** The embedded database of a stack that runs on this data folder; `release` leaves it to the stack. */
export const runningDatabase = (dataDir: string): Promise<OpenDatabase> =>
  openDatabase(readEnv({ PAIJI_DATA_DIR: dataDir }))
