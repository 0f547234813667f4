import type { PublicationKind } from '@paiji/rules/proof'
import { and, eq } from 'drizzle-orm'
import { among } from '../../db/among.js'
import type { Db } from '../../db/client.js'
import { publication } from '../../db/schema/index.js'

export type PublicationRow = typeof publication.$inferSelect

/** The registered publications of some things of one kind; what is younger than the last sealing has none yet. */
export const publicationsOf = async (
  db: Db,
  kind: PublicationKind,
  subjectIds: readonly string[],
): Promise<PublicationRow[]> =>
  subjectIds.length === 0
    ? []
    : db
        .select()
        .from(publication)
        .where(and(eq(publication.kind, kind), among(publication.subjectId, subjectIds)))
