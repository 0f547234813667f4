import { readEnv } from '../env.js'
import { startTestServer } from './server.js'

/** Once per test run: a PostgreSQL with a migrated template; the workers find it in their environment. */
export default async (): Promise<() => Promise<void>> => {
  const server = await startTestServer(readEnv().databaseUrl)
  process.env.PAIJI_TEST_SERVER = JSON.stringify({ adminUrl: server.adminUrl, template: server.template })
  return () => server.stop()
}
