import { createHash, createPublicKey, verify } from 'node:crypto'
import { canonicalJson, ok } from '@paiji/rules'
import { clubCommitment, clubKey, publicationBytes } from '@paiji/rules/proof'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sha256Bytes } from '../../base/digest.js'
import { inTransaction } from '../../db/transaction.js'
import type { TestDatabase } from '../../testing/database.js'
import { seededDatabase } from '../../testing/season/seeded-database.js'
import { proveInclusion } from '../audit/prove-inclusion.js'
import { newSealKeyPem, sealKeyFromPem, sealLog } from '../audit/seal.js'
import { verifyLog } from '../audit/verify.js'
import { checkLists } from '../awards/check-lists.js'
import { registerPublications } from './register-publications.js'

const key = sealKeyFromPem(newSealKeyPem())
let database: TestDatabase

beforeAll(async () => {
  database = await seededDatabase('2025-02')
  await database.sql`
    insert into grade_award (organisation_id, person_id, policy_id, sport, grade, name_zh, name_en, awarded_on, evidence, awarded_by)
    select y.organisation_id, (select id from person order by number limit 1), y.id, 'bridge', 'star1', '一星', 'One star',
      '2025-02-01', '{}', 'system' from policy y where y.kind = 'ladder' order by y.id limit 1`
})
afterAll(() => database.drop())

const byHand = (value: unknown): string => createHash('sha256').update(canonicalJson(value), 'utf8').digest('hex')
const count = async (table: string, where = 'true'): Promise<number> =>
  Number((await database.sql.unsafe(`select count(*) as n from ${table} where ${where}`))[0]?.n)
const clubs = async (): Promise<string[]> =>
  (await database.sql`select code from organisation where kind = 'club'`).map(row => row.code as string)

/** The digests of a list as anybody computes them who knows everything but the clubs and tries all of them. */
const guesses = async (listId: string): Promise<Set<string>> => {
  const lines = await database.sql`
    select p.number, x.rank, x.shared, x.value, c.code as club, x.counting from ranking_entry x
    join person p on p.id = x.person_id left join organisation c on c.id = x.club_id
    where x.list_id = ${listId} order by x.position`
  const told = (club: (at: number, own: string | null) => string | undefined) =>
    byHand(
      lines.map((line, at) => ({
        number: line.number,
        rank: line.rank,
        shared: line.shared,
        value: line.value,
        club: club(at, line.club as string | null),
        counting: (line.counting as { points: number; counted: number; because: string }[])
          .map(one => [one.points, one.counted, one.because].join('|'))
          .sort(),
      })),
    )
  const tried = (await clubs()).map(code => told((at, own) => (at === 0 ? code : (own ?? undefined))))
  return new Set([...tried, told((_, own) => own ?? undefined)])
}

describe('registered publications', () => {
  it('are everything that was published, once, signed and sealed with the log', async () => {
    const registered = await registerPublications(database.db, key)
    const ofShown = 'stage_id in (select stage_id from standings_revision where published_at is not null)'
    const published = {
      standings: await count('standings_revision', 'published_at is not null'),
      awards: await count('award_run'),
      list: await count('ranking_list'),
      grade: await count('grade_award'),
      policy: await count('policy'),
      ruling: await count('ruling', `visibility = 'public' and ${ofShown}`),
      correction: await count('correction', `status = 'APPLIED' and ${ofShown}`),
      merge: await count('person_merge'),
    }
    for (const [kind, expected] of Object.entries(published)) {
      // In the first two months nobody was ruled against yet.
      const isEarly = ['ruling', 'correction', 'merge'].includes(kind)
      if (!isEarly) expect({ kind, any: expected > 0 }).toEqual({ kind, any: true })
      expect(await count('publication', `kind = '${kind}'`)).toBe(expected)
    }
    expect(registered).toBe(Object.values(published).reduce((sum, one) => sum + one))
    expect(await registerPublications(database.db, key)).toBe(0)
    const rows = await database.sql`select kind, name, form, digest, signature from publication`
    const publicKey = createPublicKey(key.publicKeyPem)
    for (const { signature, ...named } of rows) {
      const bytes = publicationBytes(named as unknown as Parameters<typeof publicationBytes>[0])
      expect(verify(null, bytes, publicKey, signature as Uint8Array)).toBe(true)
    }
    await sealLog(database.db, key)
    expect((await verifyLog(database.db, key.publicKeyPem)).problems).toEqual([])
    const [list] = await database.sql`select id, digest from publication where kind = 'list' limit 1`
    const proof = await proveInclusion(database.db, 'publication', list?.id as string)
    expect(proof).toMatchObject({ ok: true, value: { content: { row: { digest: list?.digest } } } })
    expect(JSON.stringify(proof)).not.toContain('secret')
  })

  it('name what changes by its nature once more: the days of a policy, a merge that is undone', async () => {
    const [policy] = await database.sql`select id from policy where upper_inf(effective) order by id limit 1`
    await database.sql`update policy set effective = daterange(lower(effective), '2099-01-01') where id = ${policy?.id as string}`
    const [one, other] =
      await database.sql`select id from person where merged_into_id is null order by number desc limit 2`
    const [merge] =
      await database.sql`insert into person_merge (from_person_id, into_person_id, moved, reason, merged_by)
      values (${one?.id as string}, ${other?.id as string}, '{}', 'twice', 'system') returning id`
    expect(await registerPublications(database.db, key)).toBe(2)
    await database.sql`update person_merge set undone_at = now(), undone_by = 'system' where id = ${merge?.id as string}`
    expect(await registerPublications(database.db, key)).toBe(1)
    expect(await registerPublications(database.db, key)).toBe(0)
    const names =
      await database.sql`select name from publication where subject_id in (${policy?.id as string}, ${merge?.id as string})`
    expect(names.map(row => row.name).sort()).toEqual(
      [`merge:${merge?.id}#1`, `merge:${merge?.id}#2`, `policy:${policy?.id}#1`, `policy:${policy?.id}#2`].sort(),
    )
  })

  it('name a list by what everybody may see: its digest follows from the lines and the keys of their clubs', async () => {
    const [list] = await database.sql`
      select p.digest, p.secret, l.id, l.as_of::text as as_of, l.number, o.code || '/' || k.code as ranking, y.code, y.version
      from publication p join ranking_list l on l.id = p.subject_id join ranking k on k.id = l.ranking_id
      join organisation o on o.id = k.organisation_id join policy y on y.id = l.policy_id
      where k.kind = 'points' order by l.as_of desc, l.id limit 1`
    const lines = await database.sql`
      select p.number, x.position, x.rank, x.shared, x.value, c.code as club, x.provisional,
        (select json_agg(json_build_object('event', o.code || '/' || e.code, 'points', (one->>'points')::int,
          'counted', (one->>'counted')::int, 'because', one->>'because'))
         from jsonb_array_elements(x.counting) one, point_award a, event e, organisation o
         where a.id = (one->>'awardId')::uuid and e.id = a.event_id and o.id = e.organisation_id) as counting
      from ranking_entry x join person p on p.id = x.person_id left join organisation c on c.id = x.club_id
      where x.list_id = ${list?.id as string} order by x.position`
    const entries = lines.map(({ number, club, counting, ...line }) => ({
      ...line,
      person: number,
      club: byHand(['paiji-club/1', byHand(['paiji-club-key/1', list?.secret, number]), club]),
      counting: (counting as object[]).sort((a, b) => (canonicalJson(a) < canonicalJson(b) ? -1 : 1)),
      estimate: null,
      uncertainty: null,
      partners: null,
    }))
    const value = {
      format: 'paiji-list/2',
      ranking: list?.ranking,
      asOf: list?.as_of,
      issue: list?.number,
      policy: { code: list?.code, version: list?.version },
      entries,
    }
    expect(entries.length).toBeGreaterThan(20)
    expect(byHand(value)).toBe(list?.digest)
  })

  it('cannot be changed, nor added to without the key', async () => {
    await expect(database.sql`update publication set digest = 'x'`).rejects.toThrow()
    await expect(database.sql`delete from publication`).rejects.toThrow()
  })
})

describe('a hidden club', () => {
  it('is in nothing that is handed out: neither digest of a list nor its proof gives it away', async () => {
    const [row] = await database.sql`
      select l.id, l.output_digest, p.digest, c.id as club_id, c.code, n.number, p.id as publication from ranking_list l
      join publication p on p.subject_id = l.id
      join ranking_entry x on x.list_id = l.id and x.position = 1 join person n on n.id = x.person_id
      join organisation c on c.id = x.club_id join ranking k on k.id = l.ranking_id
      where k.kind = 'points' order by l.as_of desc, l.id limit 1`
    const tried = await guesses(row?.id as string)
    expect(tried.size).toBeGreaterThan(10)
    expect(tried).not.toContain(row?.output_digest)
    const commitments = (await clubs()).map(code =>
      clubCommitment(sha256Bytes, clubKey(sha256Bytes, '', row?.number as string), code),
    )
    expect(commitments).not.toContain(row?.digest)
    for (const [kind, id] of [
      ['ranking_list', row?.id],
      ['publication', row?.publication],
    ] as const) {
      const proof = JSON.stringify(await proveInclusion(database.db, kind, id as string))
      expect(proof).toContain('paiji-inclusion/1')
      expect(proof).not.toContain(row?.club_id)
    }
  })

  it('stays hidden on lists from before: their digest is not shown, nor the proof that was sealed with clubs', async () => {
    const [row] = await database.sql`select id from ranking_list order by id limit 1`
    await database.sql.begin(async tx => {
      await tx`set local session_replication_role = replica`
      await tx`update content_form set shape = jsonb_set(shape, '{parts,ranking_entry}',
        (shape #> '{parts,ranking_entry}') || '["club_id"]') where shape #> '{parts,ranking_entry}' is not null`
    })
    const proof = await proveInclusion(database.db, 'ranking_list', row?.id as string)
    expect(proof).toMatchObject({ ok: false, error: [{ code: 'CONTENT_OF_OLDER_FORM' }] })
  })
})

describe('lists from before public digests', () => {
  it('keep the digest they were issued with, and are derived to it', async () => {
    expect(await checkLists(database.db)).toMatchObject({ findings: [] })
    await inTransaction(database.db, async tx => {
      await tx.execute('set local session_replication_role = replica')
      await tx.execute('update ranking_list set digest_form = 1')
      return ok(true)
    })
    const found = await checkLists(database.db)
    const withClubs = await count(
      'ranking_list l',
      'exists (select 1 from ranking_entry x where x.list_id = l.id and x.club_id is not null)',
    )
    expect(withClubs).toBeGreaterThan(3)
    expect(found.findings.length).toBe(withClubs)
  })
})
