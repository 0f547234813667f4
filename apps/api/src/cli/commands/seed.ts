import { seedWhenEmpty } from '../demo.js'
import { CommandFailure } from '../failure.js'
import { printJson, withDatabase } from '../with-database.js'

/** Makes the demo federation, the same every time. A database that has a federation is left alone. */
export const seed = (): Promise<void> =>
  withDatabase(async ({ database, progress }) => {
    const seeded = await seedWhenEmpty(database.db, step => progress.say(`making ${step}`))
    if (!seeded) throw new CommandFailure('There is a federation already: nothing was changed.')
    printJson({ seeded })
  })
