import { eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.js'
import { organisation, ranking } from '../../db/schema/index.js'
import { canIssueLists } from '../awards/policy.js'
import { policyInForce, readRankingPolicies } from '../awards/ranking-world.js'
import type { TablePlace } from './kind.js'

/** The lists that points of a body count on: its own and those of the bodies above. */
export interface PointLists {
  /** The kinds of point that the lists of a sport count; none where they count any. */
  coloursOf(sport: string): readonly string[]
  /** The name of a list whose keeper alone brings in points of the sport, where the viewer is not of its office. */
  refusedBy(sport: string): string | undefined
}

/** Reads them once for a whole sheet. */
export const pointListsOf = async (db: Db, { organisationId, viewer, today }: TablePlace): Promise<PointLists> => {
  const [body] = await db
    .select({ path: sql<string[]>`organisation_path(${organisation.id})` })
    .from(organisation)
    .where(eq(organisation.id, organisationId))
  const rows = await db
    .select({ ranking, organisationPath: sql<string[]>`organisation_path(${ranking.organisationId})` })
    .from(ranking)
    .where(inArray(ranking.organisationId, body?.path ?? []))
  const colours = new Map<string, Set<string>>()
  for (const { ranking: one } of rows) {
    if (one.kind !== 'points') continue
    const policies = await readRankingPolicies(db, one)
    const inForce = policies.ok ? policyInForce({ ranking: one, policies: policies.value }, today) : undefined
    const rule = inForce?.ok ? inForce.value.rule : undefined
    const counted = rule?.kind === 'ranking' ? (rule.colours ?? []) : []
    colours.set(one.sport, new Set([...(colours.get(one.sport) ?? []), ...counted]))
  }
  return {
    coloursOf: sport => [...(colours.get(sport) ?? [])],
    refusedBy: sport =>
      rows.find(row => row.ranking.sport === sport && !canIssueLists(viewer, row).allowed)?.ranking.nameZh,
  }
}
