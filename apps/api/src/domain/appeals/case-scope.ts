import { type Adjustment, type AdjustmentFact, editionOf, type RulingKind, type RulingPart } from '@paiji/rules'
import { type AppealMatter, type CaseScope, caseScope, matterOf, type Procedure } from '@paiji/rules/procedure'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Db } from '../../db/client.js'
import { adjustment, ruling } from '../../db/schema/index.js'
import type { AppealRow } from './appeals.repo.js'
import { findRuling, type RulingRow } from './filing.repo.js'

/** What an appeal against a ruling is about: by its article and kind under its edition, whatever it was filed as. */
export const partOfRuling = ({
  kind,
  editionId,
  article,
  part,
}: Pick<RulingRow, 'kind' | 'editionId' | 'article' | 'part'>): RulingPart =>
  kind === 'withdrawn' ? part : (editionOf(editionId)?.rulings.part({ kind, article, part }) ?? part)

/** What a case is about, by the ruling it contests. Nobody chooses it. */
export const matterOfCase = async (
  db: Db,
  { rulingId, subject }: Pick<AppealRow, 'rulingId' | 'subject'>,
): Promise<AppealMatter> => {
  const contested = rulingId ? await findRuling(db, rulingId) : undefined
  return matterOf(subject, contested && partOfRuling(contested))
}

/** What the body that hears a case may do in it. */
export const scopeOfCase = async (
  db: Db,
  { row, procedure }: { readonly row: AppealRow; readonly procedure: Procedure },
): Promise<CaseScope> => caseScope(procedure, { matter: await matterOfCase(db, row), body: row.body ?? 'committee' })

/** Of what kind a ruling would be that gave such an adjustment. */
const kindsGiving: Readonly<Record<Adjustment['kind'], RulingKind>> = {
  assigned: 'adjustedScore',
  artificial: 'adjustedScore',
  stated: 'adjustedScore',
  annulled: 'adjustedScore',
  penalty: 'penalty',
  forfeit: 'penalty',
  unranked: 'disqualification',
}

/** What a body would review that touched these adjustments: by the ruling each came from, else by its article. */
export const mattersOfAdjustments = async (
  db: Db,
  stageId: string,
  facts: readonly AdjustmentFact[],
): Promise<ReadonlyMap<AdjustmentFact['id'], AppealMatter>> => {
  if (facts.length === 0) return new Map()
  const ids = facts.map(({ id }) => String(id))
  const rows = await db
    .select({ id: adjustment.id, ruling })
    .from(adjustment)
    .innerJoin(ruling, eq(ruling.id, adjustment.sourceId))
    .where(and(eq(adjustment.stageId, stageId), inArray(adjustment.id, ids), isNull(adjustment.supersededAt)))
  const ruled = new Map(rows.map(row => [row.id, row.ruling]))
  return new Map(
    facts.flatMap(({ id, adjustment: { kind }, clause }) => {
      const from = ruled.get(String(id))
      const given =
        clause && editionOf(clause.edition)?.rulings.part({ kind: kindsGiving[kind], article: clause.article })
      const matter = from ? partOfRuling(from) : given
      return matter ? [[id, matter] as const] : []
    }),
  )
}
