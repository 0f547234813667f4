import { randomUUID } from 'node:crypto'
import { runPendingJobs, scene, testDeps, useCases } from '@paiji/api/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Fields, Problem } from '../support/director.js'
import { gradeMutations } from '../support/event-mutations.js'
import { eveningOfPairs } from '../support/evening-of-pairs.js'
import type { Actor } from '../support/federation.js'
import { globalId, rowIdOf } from '../support/ids.js'
import { type Journey, startJourney } from '../support/journey.js'
import { registerAddress, toldByNow } from '../support/told.js'
import { documentOf, walkerOf } from '../support/walk-mutation.js'

/** Grades by the portal: candidates once results are official, proposed by one, awarded by another, suspended, revoked. */

let journey: Journey

const { walk, walked } = walkerOf<(typeof gradeMutations)[number]>(() => journey)
const send = async (name: string, input: Fields, who: Actor = journey.federation.staff): Promise<string[]> => {
  const answer = await journey.ask<Record<string, { problems: Problem[] }>>(who, documentOf(name), { input })
  return answer[name]?.problems.map(problem => problem.code) ?? []
}

interface Desk {
  gradeCandidates: {
    totalCount: number
    edges: {
      node: {
        id: string
        state: string
        reachedOn: string | null
        openCases: { number: string }[]
        person: { id: string }
        grade: { en: string }
      }
    }[]
  }
  gradeProposals: { id: string; person: { id: string }; canDecide: { allowed: boolean; reason: string | null } }[]
}
const DESK = `{ gradeCandidates(first: 50) { totalCount edges { node { id state reachedOn grade { en } person { id }
  missing { kind have need } openCases { number } events { id } explanation { nodes { code } } } } }
  gradeProposals { id person { id } canDecide { allowed reason } } }`
const desk = (who: Actor = journey.federation.staff) => journey.ask<Desk>(who, DESK)

const placing = (placeAtMost: number) => ({ kind: 'placing', categories: ['club'], placeAtMost, times: 1 })

/** An evening of four pairs that is official; a ladder gives a grade for winning and one for being second. */
const playOfficially = async () => {
  const { database, federation } = journey
  const { stageId } = await eveningOfPairs(journey, {
    ...{ code: 'GRADED', nameZh: '定级赛', nameEn: 'Graded', day: '2026-03-01' },
    finishes: [0, 1, 2, 3].map(() => [0, 2, 1, 3]),
  })
  const deps = testDeps(database.db)
  const revisionId = (await useCases.recomputeNow(deps, stageId)) ?? ''
  scene.must(await useCases.publishStandings(deps, federation.staffViewer, { stageId, revisionId }))
  const official = { revisionId, closeWindowsEarly: 'All signed.' }
  scene.must(await useCases.makeOfficial(deps, federation.staffViewer, official))
}

beforeAll(async () => {
  journey = await startJourney()
  await scene.addPolicy(journey.database.db, {
    organisationId: journey.federation.id,
    kind: 'ladder',
    code: 'classes',
    nameZh: '等级办法',
    nameEn: 'Classes',
    sport: 'guandan',
    rule: {
      kind: 'ladder',
      chosenBy: 'competitionEnd',
      unit: '0.01',
      grades: [{ grade: 'winner', nameZh: '优胜', nameEn: 'Winner', requires: placing(1) }],
    },
  })
  await playOfficially()
})
afterAll(() => journey?.stop())

const ready = async () =>
  (await desk()).gradeCandidates.edges.map(edge => edge.node).filter(node => node.state === 'ready')

describe('a grade', () => {
  it('is offered to the desk once the results are official, by a job', async () => {
    expect((await desk()).gradeCandidates.totalCount).toBe(0)
    await runPendingJobs(journey.database.url, testDeps(journey.database.db))
    const found = await ready()
    expect(found.length).toBeGreaterThan(0)
    expect(found[0]).toMatchObject({ reachedOn: '2026-03-01', grade: { en: 'Winner' }, openCases: [] })
    await expect(journey.ask(undefined, DESK)).rejects.toThrow()
  })

  it('is looked for again at the desk’s wish', async () => {
    const input = { organisation: globalId('Organisation', journey.federation.id), sport: 'guandan' }
    expect(await send('findGradeCandidates', { ...input, sport: 'bridge' })).toEqual(['LADDER_UNKNOWN'])
    const before = (await ready()).length
    await walk('findGradeCandidates', input, ['GRADE_CANDIDATES_FOUND'])
    expect(await ready()).toHaveLength(before)
    // Two at once, as two jobs or a job and the desk are: neither loses what it found.
    const twice = await Promise.all([send('findGradeCandidates', input), send('findGradeCandidates', input)])
    expect(twice).toEqual([[], []])
    expect(await ready()).toHaveLength(before)
  })

  it('is proposed by one and awarded by another, with its evidence', async () => {
    const [first, second] = await ready()
    if (!first || !second) throw new Error('two winners are wanted')
    expect(await send('proposeGrades', { candidates: [] })).toEqual(['GRADE_CANDIDATE_UNKNOWN'])
    await walk('proposeGrades', { candidates: [first.id] }, ['GRADE_PROPOSED'])
    expect(await send('proposeGrades', { candidates: [first.id] })).toEqual(['GRADE_PROPOSED_ALREADY'])
    expect((await ready()).map(one => one.id)).not.toContain(first.id)
    const [own] = (await desk()).gradeProposals
    expect(own?.canDecide).toEqual({ allowed: false, reason: 'GRADE_NEEDS_ANOTHER' })
    await expect(send('decideGrades', { proposals: [own?.id], award: true })).rejects.toThrow('GRADE_NEEDS_ANOTHER')
    const { staff2 } = journey.federation
    expect((await desk(staff2)).gradeProposals[0]?.canDecide.allowed).toBe(true)
    expect(await send('decideGrades', { proposals: [own?.id], award: false }, staff2)).toEqual(['REASON_MISSING'])
    await registerAddress(journey, ['awarded'])
    await walk('decideGrades', { proposals: [own?.id], award: true }, ['GRADE_CONFIRMED'], 'staff2')
    expect(await send('decideGrades', { proposals: [own?.id], award: true }, staff2)).toEqual(['GRADE_DECIDED_ALREADY'])
    expect((await desk()).gradeProposals).toEqual([])
    const [held] = await gradesOf(first.person.id)
    expect(held).toMatchObject({ status: 'AWARDED', awardedOn: '2026-03-01', statusReason: null })
    expect(held?.explanation.nodes[0]?.code).toBe('gradeReached')
    expect(held?.events).toHaveLength(1)
  })

  it('is told to programs elsewhere by the person’s number, with its digest', async () => {
    const { sql } = journey.database
    const [row] = await sql`
      select p.number, a.id::text as award from grade_award a join person p on p.id = a.person_id`
    const told = await toldByNow(journey)
    expect(told).toMatchObject([
      {
        type: 'awarded',
        data: {
          body: 'TBF',
          person: row?.number,
          grade: 'winner',
          awardedOn: '2026-03-01',
          ladder: { code: 'classes', version: 1 },
          page: `http://portal.test/players/${row?.number}`,
        },
      },
    ])
    const [registered] = await sql`select name, form, digest from publication where subject_id = ${String(row?.award)}`
    expect(told[0]?.data.publication).toEqual({ ...registered })
  })

  it('is declined with a reason and offered again', async () => {
    const [next] = await ready()
    expect(await send('proposeGrades', { candidates: [next?.id] })).toEqual([])
    const [proposal] = (await desk()).gradeProposals
    const word = { proposals: [proposal?.id], award: false, reason: '资料待补' }
    expect(await send('decideGrades', word, journey.federation.staff2)).toEqual([])
    expect(await gradesOf(next?.person.id ?? '')).toEqual([])
    expect((await ready()).map(one => one.id)).toContain(next?.id)
  })

  it('is suspended, restored and revoked with a reason that everybody reads', async () => {
    const { sql } = journey.database
    const [row] = await sql`select id::text, person_id::text from grade_award`
    const [grade, person] = [globalId('Grade', row?.id as string), globalId('Person', row?.person_id as string)]
    expect(await send('changeGrade', { grade, status: 'SUSPENDED', reason: ' ' })).toEqual(['REASON_MISSING'])
    await walk('changeGrade', { grade, status: 'SUSPENDED', reason: '等待复核' }, ['GRADE_CHANGED'])
    expect(await send('changeGrade', { grade, status: 'SUSPENDED', reason: '再次' })).toEqual(['NOTHING_CHANGED'])
    expect((await gradesOf(person))[0]).toMatchObject({ status: 'SUSPENDED', statusReason: '等待复核' })
    expect(await send('changeGrade', { grade, status: 'REVOKED', reason: '成绩被取消' })).toEqual([])
    expect((await gradesOf(person))[0]).toMatchObject({ status: 'REVOKED', statusReason: '成绩被取消' })
    expect((await ready()).map(one => one.person.id)).not.toContain(person)
    expect(await send('changeGrade', { grade, status: 'AWARDED', reason: '复议恢复' })).toEqual([])
    expect(new Set(gradeMutations)).toEqual(walked)
  })

  it('waits while a case about its results is open', async () => {
    const [next] = await ready()
    const { sql } = journey.database
    const [stage] =
      await sql`select s.id, s.event_id, s.organisation_id, e.id as entry from stage s join entry e on e.stage_id = s.id`
    await sql`insert into appeal (organisation_id, event_id, stage_id, appellant_entry_id, subject, matter, status,
      procedure_id, number, filed_by, filed_at, due_at) values (${stage?.organisation_id}, ${stage?.event_id}, ${stage?.id}, ${stage?.entry},
      'score', 'score', 'FILED', 'guandan/gsac-2017', 'AC-1', 'somebody', now(), now())`
    expect(await send('proposeGrades', { candidates: [next?.id] })).toEqual(['GRADE_CASE_OPEN'])
    const held = (await ready()).map(one => one.openCases.map(each => each.number))
    expect(held.every(cases => cases.join() === 'AC-1')).toBe(true)
    // Whom it holds up is told, and nobody else is.
    const told = async (personId: string) => {
      const own = { accountId: 'own', requestId: 'r', grants: [], personId }
      const read = `query ($id: ID!) { person(id: $id) { gradeProgress { heldUpBy } } }`
      const seen = await journey.ask<{ person: { gradeProgress: { heldUpBy: string[] }[] } }>(own, read, {
        id: next?.person.id,
      })
      return seen.person.gradeProgress.flatMap(one => one.heldUpBy)
    }
    expect(await told(rowIdOf(next?.person.id ?? ''))).toEqual(['AC-1'])
    expect(await told(randomUUID())).toEqual([])
  })

  it('waits for nobody else’s warning: a case about one holds up its own sides alone', async () => {
    const { sql } = journey.database
    const [row] = await sql`select id, stage_id, organisation_id, appellant_entry_id from appeal where number = 'AC-1'`
    const [ruling] =
      await sql`insert into ruling (organisation_id, stage_id, kind, edition_id, article, facts, decision,
      given_by, given_at) values (${row?.organisation_id}, ${row?.stage_id}, 'warning', 'guandan/gsac-2017', '1', '拖延', '警告', 'director', now())
      returning id`
    await sql`update appeal set ruling_id = ${ruling?.id}, subject = 'ruling', matter = 'discipline' where id = ${row?.id}`
    const open = async () => (await ready()).map(one => one.openCases.length)
    expect(new Set(await open())).toEqual(new Set([0]))
    await sql`insert into appeal_party (appeal_id, side, entry_id, name_as_entered)
      values (${row?.id}, 'appellant', ${row?.appellant_entry_id}, '一方')`
    const [side, ...others] = (await open()).sort((a, b) => b - a)
    expect([side, others.includes(0)]).toEqual([1, true])
  })
})

interface Held {
  person: {
    grades: {
      status: string
      awardedOn: string
      statusReason: string | null
      events: { id: string }[]
      explanation: { nodes: { code: string }[] }
    }[]
  }
}
const gradesOf = async (person: string): Promise<Held['person']['grades']> => {
  const query = `query ($id: ID!) { person(id: $id) { grades { status awardedOn statusReason events { id }
    explanation { nodes { code } } } } }`
  return (await journey.ask<Held>(undefined, query, { id: person })).person.grades
}
