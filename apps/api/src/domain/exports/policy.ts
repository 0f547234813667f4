import { requireRole } from '../../auth/grants.js'
import type { Viewer } from '../../auth/viewer.js'
import { allowed, type Permission, refused } from '../../base/permission.js'
import type { RevisionRow } from '../standings/standings.repo.js'

/** Results are handed out to anybody once they are the federation's word, and to nobody before: a file stays. */
export const canExportResults = (revision: Pick<RevisionRow, 'publishedAt'>): Permission =>
  revision.publishedAt ? allowed : refused('REVISION_NOT_PUBLISHED')

/** The day's files are written anew by those who publish for the whole federation. */
export const canRenewOpenData = (viewer: Viewer, federationId: string): Permission =>
  requireRole(viewer, ['staff', 'publisher'], { organisationPath: [federationId] })
