import { eq } from 'drizzle-orm'
import type { Db } from '../../db/client.js'
import { user } from '../../db/schema/index.js'
import type { EventRequestRow } from './event-requests.repo.js'

/** Who asked for an event and is to direct it: the name of the account, and its person. */
export const directorOfRequest = async (
  db: Db,
  { requestedBy }: Pick<EventRequestRow, 'requestedBy'>,
): Promise<{ readonly name: string; readonly personId: string | null } | undefined> => {
  const [row] = await db.select({ name: user.name, personId: user.personId }).from(user).where(eq(user.id, requestedBy))
  return row
}
