import { allowed, type Permission, refused } from '../../base/permission.js'
import type { RevisionRow } from '../standings/standings.repo.js'

/** Results are handed out to anybody once they are the federation's word, and to nobody before: a file stays. */
export const canExportResults = (revision: Pick<RevisionRow, 'publishedAt'>): Permission =>
  revision.publishedAt ? allowed : refused('REVISION_NOT_PUBLISHED')
