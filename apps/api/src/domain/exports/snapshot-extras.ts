import { clubCommitment, clubKey, type InclusionProof, type TreeHead, toHex } from '@paiji/rules/proof'
import { parseAwardPolicy } from '@paiji/rules/awards'
import { asc, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.js'
import { sha256Bytes } from '../../base/digest.js'
import {
  awardRun,
  organisation,
  policy,
  publication,
  ranking,
  rankingList,
  standingsRevision,
} from '../../db/schema/index.js'
import { firstHeadOver, publicKeyOf, treeHeads } from '../audit/tree-heads.js'
import { registerOf } from '../publications/register-head.js'
import { proveInclusion } from '../audit/prove-inclusion.js'
import { figuresOfEvent } from '../awards/award-figures.js'
import { isEventRun, linesOfEvent } from '../awards/awards.repo.js'
import { officialResults } from '../awards/official-results.repo.js'

type Row = Readonly<Record<string, unknown>>

/** A line of a list as it is handed out: its club with the key that opens it, or what stands for it. */
export const shownListEntry = ({ $secret, $club, $hidden, ...entry }: Row): Row => {
  if (typeof $secret !== 'string') return { ...entry, club: null, clubKey: null, clubCommitment: null }
  const club = typeof $club === 'string' ? $club : null
  const key = clubKey(sha256Bytes, $secret, String(entry.person))
  return $hidden === true
    ? { ...entry, club: null, clubKey: null, clubCommitment: clubCommitment(sha256Bytes, key, club) }
    : { ...entry, club, clubKey: key, clubCommitment: clubCommitment(sha256Bytes, key, club) }
}

/** What the awards that stand were counted with, where their policy asks for figures of the event. */
export async function* figureRecords(db: Db): AsyncGenerator<Row, void, undefined> {
  const runs = await db
    .select({ run: awardRun, policy, stageId: standingsRevision.stageId })
    .from(awardRun)
    .innerJoin(policy, eq(policy.id, awardRun.policyId))
    .innerJoin(standingsRevision, eq(standingsRevision.id, awardRun.revisionId))
    .where(isNull(awardRun.supersededAt))
    .orderBy(asc(awardRun.id))
  for (const { run, policy: row, stageId } of runs) {
    if (!isEventRun(run)) continue
    const rule = parseAwardPolicy({ ...row.rule, id: row.code })
    if (!rule.ok) continue
    const entryIds = (await linesOfEvent(db, run.revisionId)).map(line => line.entryId)
    const asked = { organisationId: row.organisationId, rule: rule.value }
    const figures = await figuresOfEvent(db, { eventId: run.eventId, stageId, policy: asked, entryIds })
    if (Object.values(figures).some(figure => figure !== undefined)) yield { run: run.id, ...figures }
  }
}

/** Of how many countries the players of each rated event came, as each rating list counts them. */
export async function* countryRecords(db: Db): AsyncGenerator<Row, void, undefined> {
  const lists = await db
    .select({ list: rankingList, ranking, code: sql<string>`${organisation.code} || '/' || ${ranking.code}` })
    .from(rankingList)
    .innerJoin(ranking, eq(ranking.id, rankingList.rankingId))
    .innerJoin(organisation, eq(organisation.id, ranking.organisationId))
    .where(eq(ranking.kind, 'rating'))
    .orderBy(asc(ranking.code), asc(rankingList.asOf), asc(rankingList.number))
  for (const { list, ranking: of, code } of lists) {
    const results = await officialResults(db, of, list.asOf, list.publishedAt)
    const countries = Object.fromEntries(results.map(result => [result.code, result.countries]))
    yield { ranking: code, asOf: list.asOf, issue: list.number, countries }
  }
}

/**
 * The registered publications with their signatures, their place among all that the log has sealed, and the proof that it did,
 * under the first head that does, so that a record stays as it is; heads stand in `seals`. A certificate says who holds it:
 * one that stands in the log with its words has no proof here, its holder has it.
 */
export async function* publicationRecords(db: Db): AsyncGenerator<Row, void, undefined> {
  const places = new Map((await registerOf(db)).map(({ id, place }) => [id, place]))
  const rows = await db.select().from(publication).orderBy(asc(publication.name))
  for (const { id, kind, name, form, digest, signature, content, recordedAt } of rows) {
    const isPersonal = kind === 'certificate' && content !== null
    const proof = isPersonal ? undefined : await proveInclusion(db, 'publication', id, firstHeadOver)
    yield {
      kind,
      name,
      form,
      digest,
      signature: toHex(signature),
      registeredAt: recordedAt.toISOString(),
      place: places.get(id) ?? null,
      proof: proof?.ok ? withoutHead(proof.value) : null,
    }
  }
}

const withoutHead = ({ row, inLog, content, inRow }: InclusionProof) => ({ row, inLog, content, inRow })

/** Heads read at a time. */
const HEADS = 1_000

/** All signed heads of the log, the newest first, with the key. */
export async function* sealRecords(db: Db): AsyncGenerator<Row, void, undefined> {
  const publicKey = (await publicKeyOf(db)) ?? null
  let heads: TreeHead[] = await treeHeads(db, HEADS)
  while (heads.length > 0) {
    // Cosignatures come later: a head of one day's file has to stay as it is in the next. The manifest carries the newest with them.
    for (const { size, root, at, signature } of heads) yield { size, root, at, signature, publicKey }
    heads = await treeHeads(db, HEADS, heads.at(-1)?.size)
  }
}
