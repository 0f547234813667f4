import { canonicalJson, ok } from '@paiji/rules'
import { isDay } from '@paiji/rules/awards'
import { and, desc, eq } from 'drizzle-orm'
import { sha256 } from '../../base/digest.js'
import type { Outcome } from '../../base/problem.js'
import { actorOf, type Viewer } from '../../auth/viewer.js'
import { bodyRules, organisation } from '../../db/schema/index.js'
import type { Transaction } from '../../db/transaction.js'
import { recordAudit } from '../audit/record.js'
import { logOf, managedOrganisation } from '../registry/places.js'
import { titleSearchText } from '../registry/search-text.js'
import type { Deps } from '../shared/deps.js'
import { idempotently } from '../shared/idempotency.js'
import { type BodyRulesRow, citationOf } from './body-rules.repo.js'
import { refuseRules } from './refuse.js'
import { type ArticleInput, readBodyArticles } from './read-body-articles.js'

/** What stands in the address: fines, league-2026. The version follows after a dot. */
const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const LONGEST_TITLE = 120

export interface PublishBodyRulesInput {
  readonly organisationId: string
  readonly name: string
  /** The version that the writer has seen; 0 where there was none. */
  readonly expectedVersion: number
  readonly kind: BodyRulesRow['kind']
  readonly scope: BodyRulesRow['scope']
  readonly sport?: string | undefined
  readonly titleZh: string
  readonly titleEn: string
  readonly from: string
  /** Needed from the second version on. */
  readonly reason?: string | undefined
  readonly articles: readonly ArticleInput[]
  readonly idempotencyKey?: string | undefined
}

export interface PublishedRules {
  /** What they are cited by. */
  readonly book: string
}

const newestOf = async (tx: Transaction, organisationId: string, name: string): Promise<BodyRulesRow | undefined> => {
  await tx.select({ id: organisation.id }).from(organisation).where(eq(organisation.id, organisationId)).for('update')
  const [row] = await tx
    .select()
    .from(bodyRules)
    .where(and(eq(bodyRules.organisationId, organisationId), eq(bodyRules.name, name)))
    .orderBy(desc(bodyRules.number))
    .limit(1)
  return row
}

type Head = Pick<BodyRulesRow, 'kind' | 'scope' | 'sport' | 'titleZh' | 'titleEn' | 'validFrom'>

const headOf = (input: PublishBodyRulesInput): Outcome<Head> => {
  const { kind, scope, sport = '*', from: validFrom } = input
  const [titleZh, titleEn] = [input.titleZh.trim(), input.titleEn.trim()]
  if (!NAME.test(input.name) || input.name.length > 40) return refuseRules('RULES_NAME_UNREADABLE', 'name')
  if (!titleZh || !titleEn) return refuseRules('RULES_TITLE_MISSING', titleZh ? 'titleEn' : 'titleZh')
  if (Math.max(titleZh.length, titleEn.length) > LONGEST_TITLE) return refuseRules('RULES_TOO_LONG', 'titleZh')
  if (!isDay(validFrom)) return refuseRules('RULES_DAY_UNREADABLE', 'from')
  return ok({ kind, scope, sport, titleZh, titleEn, validFrom })
}

/**
 * Publishes a version of the rules that a body made itself; earlier versions stay as they were. Problems: those of
 * `managedOrganisation` and `readBodyArticles`, RULES_NAME_UNREADABLE, RULES_TITLE_MISSING, RULES_TOO_LONG, RULES_DAY_UNREADABLE,
 * RULES_CHANGED_MEANWHILE, RULES_UNCHANGED, RULES_REASON_MISSING.
 */
export const publishBodyRules = (
  deps: Deps,
  viewer: Viewer,
  input: PublishBodyRulesInput,
): Promise<Outcome<PublishedRules>> =>
  idempotently(deps, viewer, 'publishBodyRules', input, async tx => {
    const { organisationId, name } = input
    const managed = await managedOrganisation(tx, viewer, organisationId)
    if (!managed.ok) return managed
    const head = headOf(input)
    if (!head.ok) return head
    const articles = readBodyArticles(input.articles)
    if (!articles.ok) return articles
    const before = await newestOf(tx, organisationId, name)
    if ((before?.number ?? 0) !== input.expectedVersion) return refuseRules('RULES_CHANGED_MEANWHILE')
    const digest = sha256(canonicalJson({ ...head.value, articles: JSON.parse(JSON.stringify(articles.value)) }))
    if (before?.digest === digest) return refuseRules('RULES_UNCHANGED')
    const reason = input.reason?.trim() || null
    if (before && !reason) return refuseRules('RULES_REASON_MISSING', 'reason')
    const number = (before?.number ?? 0) + 1
    const { titleZh: zh, titleEn: en } = head.value
    const searched = [
      titleSearchText({ zh, en, code: name }),
      ...articles.value.flatMap(one => [
        titleSearchText({ ...one.title, code: one.number }),
        titleSearchText(one.text),
      ]),
    ]
    const [row] = await tx
      .insert(bodyRules)
      .values({
        ...{ organisationId, name, number, ...head.value, articles: articles.value, digest, reason },
        searchText: searched.join(''),
        publishedBy: actorOf(viewer),
        publishedAt: deps.clock.now(),
      })
      .returning()
    if (!row) throw new Error('rules of a body were not inserted')
    await recordAudit(tx, viewer, {
      type: 'BODY_RULES_PUBLISHED',
      organisationId: logOf(managed.value.place),
      aggregateKind: 'organisation',
      aggregateId: organisationId,
      data: {
        ...{ rulesId: row.id, name, number, digest, ...(reason ? { reason } : {}) },
        changes: [{ field: 'bodyRules', before: before ? `${before.number}` : null, after: `${number}` }],
      },
    })
    return ok({ book: await citationOf(tx, row) })
  })
