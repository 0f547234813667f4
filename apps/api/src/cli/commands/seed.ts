import { mailingOf, secretOf } from '../../services.js'
import { seedWhenEmpty } from '../demo.js'
import { CommandFailure } from '../failure.js'
import { printJson } from '../print-json.js'
import { withDatabase } from '../with-database.js'

/** Makes the demo federation, its year ending today. A database that has a federation is left alone. */
export const seed = (): Promise<void> =>
  withDatabase(
    async ({ env, database, progress }) => {
      const onProgress = (step: string) => progress.say(`making ${step}`)
      const seeded = await seedWhenEmpty({ database, secret: secretOf(env), mailing: mailingOf(env), onProgress })
      if (!seeded) throw new CommandFailure('There is a federation already: nothing was changed.')
      printJson({ seeded })
    },
    { makes: true },
  )
