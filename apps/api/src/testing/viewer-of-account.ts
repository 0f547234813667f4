import { accountOf, loadViewer } from '../auth/load-viewer.js'
import type { Viewer } from '../auth/viewer.js'
import type { Clock } from '../base/clock.js'
import type { Db } from '../db/client.js'

/** The viewer that an account would be, without a session; undefined for an address nobody has. */
export const viewerOfAccount = async (
  db: Db,
  clock: Clock,
  email: string,
  requestId: string,
): Promise<Viewer | undefined> => {
  const who = await accountOf(db, email)
  return who && loadViewer(db, clock, who, requestId)
}
