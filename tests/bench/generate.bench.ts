import { migrateDatabase, testConnection } from '@paiji/api/testing'
import { fillFederation } from './support/large-federation.js'
import { readSize } from './support/read-size.js'

/**
 * `DATABASE_URL=… npm run generate-federation -- --people N --awards M`: makes a believable federation in a database with
 * nothing in it, to measure an installation on. Not for work: it writes tables, no log.
 */

const size = readSize(process.argv.slice(2), { people: 10_000, awards: 100_000 })
const url = process.env.DATABASE_URL
if (!url) throw new Error('DATABASE_URL says which database is filled.')
await migrateDatabase(url)
const { sql, close } = testConnection(url)
try {
  const [present] = await sql`select 1 from organisation limit 1`
  if (present) throw new Error('This database has a federation already.')
  const begun = performance.now()
  const made = await fillFederation(sql, size)
  const seconds = ((performance.now() - begun) / 1000).toFixed(0)
  console.log(
    `${size.people} people, ${size.awards} awards and the list "${made.ranking}" of ${made.asOf} in ${seconds} s`,
  )
} finally {
  await close()
}
