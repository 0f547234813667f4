import { type Place, requireRole } from '../../auth/grants.js'
import type { Viewer } from '../../auth/viewer.js'
import { allowed, type Permission, refused } from '../../base/permission.js'
import type { RevisionRow } from '../standings/standings.repo.js'

/** Results are handed out to anybody once they are the federation's word, and to nobody before: a file stays. */
export const canExportResults = (revision: Pick<RevisionRow, 'publishedAt'>): Permission =>
  revision.publishedAt ? allowed : refused('REVISION_NOT_PUBLISHED')

/** The day's files are written anew by those who publish for the whole federation. */
export const canRenewOpenData = (viewer: Viewer, federationId: string): Permission =>
  requireRole(viewer, ['staff', 'publisher'], { organisationPath: [federationId] })

/** The whole register with private fields leaves the house: by who keeps the federation's records, in a session. */
export const canTakeRegisterOut = (viewer: Viewer, place: Place): Permission =>
  viewer.token ? refused('ROLE_MISSING') : requireRole(viewer, ['staff'], place)

/** What an account may read page by page it may have as one file, in a session or by a token; nobody else reads that. */
export const canExportInBulk = (viewer: Viewer, owner: string | undefined): Permission => {
  if (viewer.accountId === undefined) return refused('NOT_SIGNED_IN')
  return viewer.accountId === owner ? allowed : refused('ROLE_MISSING')
}
