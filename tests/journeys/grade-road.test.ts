import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import {
  programArguments,
  runPendingJobs,
  scene,
  startStack,
  type TestStack,
  testDeps,
  useCases,
} from '@paiji/api/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Fields, Problem } from '../support/director.js'
import { eveningOfPairs } from '../support/evening-of-pairs.js'
import type { Actor } from '../support/federation.js'
import { globalId } from '../support/ids.js'
import { type Journey, startJourney } from '../support/journey.js'
import { registerAddress } from '../support/told.js'
import { documentOf } from '../support/walk-mutation.js'

/**
 * The whole road of a grade: a result, the grade it reaches, awarded by two persons, certified, printed, checked in an
 * empty folder with the key alone; then the result is corrected, the grade flagged and revoked, and the same file says so.
 */

let journey: Journey
let stack: TestStack
let folder: string
let stage = ''
let winner = { person: '', accountId: '' }
let grade = ''
const key = useCases.sealKeyFromPem(useCases.newSealKeyPem())

const send = async (name: string, input: Fields, who: Actor = journey.federation.staff): Promise<void> => {
  const answer = await journey.ask<Record<string, { problems: Problem[] }>>(who, documentOf(name), { input })
  expect({ name, problems: answer[name]?.problems }).toEqual({ name, problems: [] })
}
const sealed = async () => {
  const { db } = journey.database
  await useCases.registerPublications(db, key)
  await useCases.keepStatusList(db, key, new Date())
  await useCases.sealLog(db, key)
}
const placing = { kind: 'placing', categories: ['club'], placeAtMost: 1, times: 1 }
const holder = (): NonNullable<Actor> => ({
  accountId: winner.accountId,
  personId: winner.person,
  requestId: 'holder',
  grants: [],
})

beforeAll(async () => {
  journey = await startJourney()
  folder = mkdtempSync(path.join(tmpdir(), 'paiji-grade-'))
  stack = await startStack(journey.database)
  const { database, federation } = journey
  for (const code of ['classes', 'stars'])
    await scene.addPolicy(database.db, {
      organisationId: federation.id,
      kind: 'ladder',
      code,
      nameZh: '等级办法',
      nameEn: 'Classes',
      sport: 'guandan',
      rule: {
        kind: 'ladder',
        chosenBy: 'competitionEnd',
        unit: '0.01',
        grades: [{ grade: `${code}-winner`, nameZh: '优胜', nameEn: 'Winner', requires: placing }],
      },
    })
  const { stageId } = await eveningOfPairs(journey, {
    ...{ code: 'ROAD', nameZh: '定级赛', nameEn: 'Graded', day: '2026-03-01' },
    finishes: [0, 1, 2, 3].map(() => [0, 2, 1, 3]),
  })
  stage = globalId('Stage', stageId)
  const deps = testDeps(database.db)
  const revisionId = (await useCases.recomputeNow(deps, stageId)) ?? ''
  scene.must(await useCases.publishStandings(deps, federation.staffViewer, { stageId, revisionId }))
  const official = { revisionId, closeWindowsEarly: 'All signed.' }
  scene.must(await useCases.makeOfficial(deps, federation.staffViewer, official))
  await runPendingJobs(database.url, deps)
})
afterAll(async () => {
  await stack?.close()
  await journey?.stop()
  rmSync(folder, { recursive: true, force: true })
})

const verify = (...args: readonly string[]) =>
  new Promise<{ code: number | null; out: string; err: string }>(resolve => {
    const own = [...programArguments('cli/verify-alone'), ...args, '--public-key', 'key.pem']
    const child = spawn(process.execPath, own, { env: { ...process.env, DATABASE_URL: '', INIT_CWD: folder } })
    let [out, err] = ['', '']
    child.stdout.on('data', part => (out += String(part)))
    child.stderr.on('data', part => (err += String(part)))
    child.once('close', code => resolve({ code, out, err }))
  })

const keep = async (name: string, address: string): Promise<void> => {
  const answer = await fetch(`${stack.url}${address}`)
  expect({ address, status: answer.status }).toEqual({ address, status: 200 })
  writeFileSync(path.join(folder, name), Buffer.from(await answer.arrayBuffer()))
}

interface Shown {
  readonly certificate: { readonly status: string }
}
const shown = async (id: string): Promise<string> =>
  (await journey.ask<Shown>(undefined, 'query ($id: ID!) { certificate(id: $id) { status } }', { id })).certificate
    .status

describe('a grade, from the result to its end', () => {
  let certificate = ''

  it('is reached, proposed by one and awarded by another', async () => {
    const { gradeCandidates } = await journey.ask<{
      gradeCandidates: { edges: { node: { id: string; state: string; person: { id: string } } }[] }
    }>(journey.federation.staff, '{ gradeCandidates(first: 50) { edges { node { id state person { id } } } } }')
    const ready = gradeCandidates.edges.map(edge => edge.node).find(node => node.state === 'ready')
    await send('proposeGrades', { candidates: [ready?.id] })
    const { gradeProposals } = await journey.ask<{ gradeProposals: { id: string }[] }>(
      journey.federation.staff2,
      '{ gradeProposals { id } }',
    )
    await send('decideGrades', { proposals: [gradeProposals[0]?.id], award: true }, journey.federation.staff2)
    const [row] = await journey.database.sql`select id::text, person_id::text as person from grade_award`
    grade = globalId('Grade', String(row?.id))
    const made = await useCases.createAccount(journey.database.db, {
      name: 'holder',
      email: 'holder@paiji.example',
      password: 'long enough',
      personId: String(row?.person),
    })
    winner = { person: String(row?.person), accountId: made.ok ? made.value : '' }
  })

  it('is certified for its holder, printed, and checked elsewhere with the key alone', async () => {
    await send('issueCertificate', { of: { grade }, showNumber: true, showClub: false }, holder())
    const own = await journey.ask<{ myCertificates: { id: string }[] }>(holder(), '{ myCertificates { id } }')
    certificate = own.myCertificates[0]?.id ?? ''
    await sealed()
    await keep('key.pem', '/files/log/key.pem')
    await keep('certificate.json', `/files/certificates/${certificate}.json`)
    for (const language of ['zh-CN', 'en']) {
      const paper = await fetch(`${stack.url}/files/papers/certificates/${certificate}/${language}.pdf`)
      expect([paper.status, (await paper.text()).slice(0, 5)]).toEqual([200, '%PDF-'])
    }
    const checked = await verify('certificate.json')
    expect({ code: checked.code, err: checked.err }).toEqual({ code: 0, err: '' })
    expect(JSON.parse(checked.out)).toMatchObject({ status: 'VALID', certificate: { kind: 'grade' } })
  })

  it('is flagged when the result it rests on is corrected, and the page says so', async () => {
    const deals = [0, 1, 2, 3].map(() => ({ finish: [1, 3, 0, 2] }))
    const sheet = { guandan: { kind: 'game', deals, ended: 'dealCount' } }
    const { federation, database } = journey
    // At both tables the first pair had won every deal; at each it had lost them.
    for (const slot of ['r1/t1', 'r1/t2']) {
      const correction = { stage, slot, sheet, kind: 'typo', reason: 'sheets were exchanged', authorityKind: 'staff' }
      const preview = async () =>
        (
          await journey.ask<{ previewCorrection: { previewedOn: string } }>(
            federation.staff,
            'query ($input: CorrectionInput!) { previewCorrection(input: $input) { previewedOn } }',
            { input: correction },
          )
        ).previewCorrection.previewedOn
      await send('applyCorrection', { correction, previewedOn: await preview() })
      const [row] = await database.sql`select id::text from correction where status = 'PROPOSED'`
      const id = globalId('Correction', String(row?.id))
      await send('approveCorrection', { correction: id, previewedOn: await preview() }, federation.staff2)
    }
    const [row] = await database.sql`select status from grade_award`
    expect(row?.status).toBe('RECHECK')
    expect(await shown(certificate)).toBe('UNDER_REVIEW')
  })

  it('is revoked with a reason, and the same file says revoked', async () => {
    await send('changeGrade', { grade, status: 'REVOKED', reason: '成绩已更正' })
    await sealed()
    expect(await shown(certificate)).toBe('REVOKED')
    await keep('status.json', '/files/certificates/status.json')
    expect(await verify('certificate.json', '--status', 'status.json')).toMatchObject({
      code: 1,
      err: expect.stringContaining('REVOKED since'),
    })
  })

  it('awarded by a rule is told to programs elsewhere with the people who reached it', async () => {
    const { database, federation } = journey
    await registerAddress(journey, ['awarded'])
    const input = { organisationId: federation.id, sport: 'guandan', asOf: '2026-03-31' }
    const { awarded } = scene.must(await useCases.evaluateLadders(testDeps(database.db), federation.staffViewer, input))
    expect(awarded).toBeGreaterThan(0)
    await sealed()
    await useCases.writeDeliveries(testDeps(database.db))
    const told = (await database.sql`select payload from webhook_delivery order by sequence`).map(row => row.payload)
    const people = told.flatMap(({ data }) => data.people as { person: string; publication: { digest: string } }[])
    expect(people).toHaveLength(awarded)
    expect(told.reduce((sum, { data }) => sum + Number(data.count), 0)).toBe(awarded)
    const known = await database.sql`
      select p.number, w.digest from grade_award a join person p on p.id = a.person_id
      join publication w on w.kind = 'grade' and w.subject_id = a.id where a.proposal_id is null order by 1, 2`
    expect(people.map(({ person, publication }) => [person, publication.digest]).sort()).toEqual(
      known.map(row => [row.number, row.digest]),
    )
  })
})
