import { checks, minute, testDeps, useCases } from '@paiji/api/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CasePerson, committeeMember, playerOf } from '../support/appeal-people.js'
import { type CaseRoad, caseRoad, officer, statementOf } from '../support/case-road.js'
import type { Actor } from '../support/federation.js'
import { globalId, rowIdOf } from '../support/ids.js'
import { type Journey, startJourney } from '../support/journey.js'
import { registerAddress, toldByNow } from '../support/told.js'
import { sixPairs, usebioFile } from '../support/usebio.js'
import { publishStandings } from '../support/publish-standings.js'

/** Bridge: a ruling under 12C, an appeal at minute 29, a weighted score in its place; and one at minute 31. */

let journey: Journey
let road: CaseRoad
let now = minute(-60)
let stage = ''
let slot = ''
let other = ''
let entries: string[] = []
let clerk: Actor
let director: Actor
let chief: Actor
let appellant: CasePerson
let partner: CasePerson
const members: CasePerson[] = []

const edition = 'bridge/laws-2017'
const weights = (first: string, second: string) => ({
  weighted: [
    { weight: first, nsScore: -400 },
    { weight: second, nsScore: -1700 },
  ],
})

const rank = async () => {
  const rows = await journey.database.sql`
    select l.entry_id as id, l.rank, l.total from standing_line l join standings_revision r on r.id = l.revision_id
    where r.stage_id = ${rowIdOf(stage)} and r.official_at is not null and r.superseded_at is null order by l.position`
  return rows.map(row => ({ id: String(row.id), rank: Number(row.rank), total: String(row.total) }))
}

const points = async () => {
  const rows = await journey.database.sql`
    select a.person_id as id, a.points from point_award a join award_run r on r.id = a.run_id
    where r.superseded_at is null order by a.person_id`
  return rows.map(row => ({ id: String(row.id), points: Number(row.points) }))
}

const publish = () => publishStandings(journey, stage)

beforeAll(async () => {
  journey = await startJourney({ now: () => now })
  road = caseRoad(journey.api, journey.database)
  const { id } = journey.federation
  clerk = officer('clerk', 'clerk', id)
  director = officer('director', 'director', id)
  chief = officer('chief', 'director', id)
  stage = (await journey.takeIn('a.xml', usebioFile('Case', ['1', '2', '3', '4', '5', '6'], sixPairs))).stage
  const slots = await journey.database
    .sql`select slot, sides from score_sheet where stage_id = ${rowIdOf(stage)} order by slot`
  slot = String(slots[0]?.slot)
  other = String(slots[1]?.slot)
  entries = slots[0]?.sides as string[]
  appellant = await playerOf(journey, entries[0] as string, 'appellant')
  partner = await playerOf(journey, entries[0] as string, 'partner', 2)
  for (let at = 0; at < 5; at++) members.push(await committeeMember(journey, at))
})
afterAll(() => journey?.stop())

describe('a ruling under 12C', () => {
  let ruling = ''
  let appeal = ''
  let before: Awaited<ReturnType<typeof rank>> = []
  let awarded: Awaited<ReturnType<typeof points>> = []

  it('is given, and the scores are out', async () => {
    const parties = entries.map((entry, at) => ({
      entry: globalId('Entry', entry),
      role: at === 0 ? 'offending' : 'nonOffending',
    }))
    const adjustments = [{ assigned: { slot, payload: weights('0.1', '0.9') } }]
    const content = { stated: { kind: 'adjustedScore', article: '12C1c', adjustments } }
    const matter = { stage, slot, parties, content }
    const words = { facts: 'South hesitated; North bid on.', decision: 'Nine tenths of the slam.' }
    await road.done(director, 'recordRuling', { matter, ...words })
    ruling = globalId('Ruling', String((await journey.database.sql`select id from ruling`)[0]?.id))
    now = minute(0)
    const revision = await publish()
    await road.done(journey.federation.staff, 'makeOfficial', { revision, closeWindowsEarly: 'The prizes are given.' })
    before = await rank()
    awarded = await points()
    expect(awarded.length).toBeGreaterThan(0)
  })

  it('is appealed at minute 29, both partners agreeing; the law part goes to the chief director', async () => {
    now = minute(29)
    const draft = statementOf({ stageId: rowIdOf(stage), ruling, slot })
    appeal = await road.done(appellant.actor, 'draftAppeal', draft)
    await road.done(appellant.actor, 'fileAppeal', { appeal })
    expect(await road.codes(clerk, 'admitAppeal', { appeal })).toEqual(['CONCURRENCE_MISSING'])
    await road.done(partner.actor, 'concurInAppeal', { appeal, agrees: true })
    await road.done(clerk, 'admitAppeal', { appeal })
    await road.done(clerk, 'referLawPart', { appeal, reason: 'Is the hesitation extraneous information?' })
    const clauses = [{ edition, article: '16B1a' }]
    expect(await road.codes(appellant.actor, 'answerLawPart', { appeal, answer: 'No.', clauses })).not.toEqual([])
    await road.done(chief, 'answerLawPart', { appeal, answer: 'It is.', clauses })
  })

  it('is weighed anew by a panel, and carried out by two of the results staff', async () => {
    const panel = members.slice(0, 3)
    const chosen = panel.map(member => member.person)
    await road.done(clerk, 'formPanel', {
      appeal,
      chosen,
      reserves: [members[3]?.person],
      cause: 'They know the 2017 laws.',
    })
    await road.sit(appeal, clerk, panel)
    const award = { written: { kind: 'weighted', payload: weights('0.9', '0.1') } }
    const order = {
      order: { adjustScore: { slot, award } },
      edition,
      article: '12C1c',
      as: 'order',
      text: 'Nine tenths of the game.',
    }
    const draft = {
      findings: ['There was a break in tempo.'],
      articles: [
        { edition, article: '16B1a' },
        { edition, article: '12C1c' },
      ],
      reasoningEn: 'The slam was bid by few of those asked.',
      orders: [order],
    }
    await road.decide({ appeal, clerk, panel, outcome: 'rulingVaried', draft })
    await road.done(journey.federation.staff, 'proposeEffects', { appeal })
    expect(await rank()).toEqual(before)
    const [asked] = await journey.database.sql`select id, previewed_on from correction where status = 'PROPOSED'`
    const input = { correction: globalId('Correction', String(asked?.id)), previewedOn: String(asked?.previewed_on) }
    expect(await road.codes(journey.federation.staff, 'approveCorrection', input)).toEqual(['FORBIDDEN'])
    await road.done(journey.federation.staff2, 'approveCorrection', input)
    expect(await road.status(appeal)).toBe('EFFECTS_APPLIED')
  })

  it('changes standings and awards', async () => {
    expect(await rank()).not.toEqual(before)
    expect(await points()).not.toEqual(awarded)
  })

  it('ends in the casebook, and every standing and the log can be checked', async () => {
    const words = { headnoteZh: '犹豫之后的叫牌', headnoteEn: 'Bidding on after a hesitation', keywords: ['tempo'] }
    await registerAddress(journey, ['decided'])
    await road.done(clerk, 'publishCase', { appeal, ...words })
    const { casebook } = await journey.ask<{ casebook: { edges: { node: { outcome: string } }[] } }>(
      undefined,
      '{ casebook(filter: { article: "12C", year: 2026 }) { edges { node { outcome level } } } }',
    )
    expect(casebook.edges.map(edge => edge.node)).toEqual([{ outcome: 'rulingVaried', level: 'roles' }])
    type Like = {
      exact: unknown[]
      law: unknown[]
      otherLaw: unknown[]
      otherSport: unknown[]
      ruling: { casesLikeIt: unknown[] }
    }
    const like = await journey.ask<Like>(
      clerk,
      `query ($ruling: ID!) { exact: casesLike(sport: bridge, article: "12C1c") { outcome }
        law: casesLike(sport: bridge, article: "12C2a") { outcome } otherLaw: casesLike(sport: bridge, article: "64A1") { outcome }
        lawOne: casesLike(sport: bridge, article: "1") { outcome }
        otherSport: casesLike(sport: guandan, article: "12C1c") { outcome } ruling(id: $ruling) { casesLikeIt { outcome } } }`,
      { ruling },
    )
    const found = [{ outcome: 'rulingVaried' }]
    expect(like).toEqual({
      exact: found,
      law: found,
      otherLaw: [],
      lawOne: [],
      otherSport: [],
      ruling: { casesLikeIt: [] },
    })
    const { db } = journey.database
    const report = await checks.checkStandings(testDeps(db).db)
    expect(report.problems).toEqual([])
    expect(report.checked).toBeGreaterThan(1)
    const key = useCases.sealKeyFromPem(useCases.newSealKeyPem())
    expect(await useCases.sealLog(db, key)).toBeGreaterThan(0)
    expect((await useCases.verifyLog(db, key.publicKeyPem)).problems).toEqual([])
  })

  it('is told to programs elsewhere by its number in print, without a name', async () => {
    const { sql } = journey.database
    const [row] = await sql`
      select coalesce(reference, body->>'number') as number from case_publication where superseded_at is null`
    const told = await toldByNow(journey)
    expect(told).toMatchObject([
      {
        type: 'decided',
        data: {
          case: row?.number,
          sport: 'bridge',
          edition,
          outcome: 'rulingVaried',
          headnote: { zh: '犹豫之后的叫牌', en: 'Bidding on after a hesitation' },
          page: `http://portal.test/casebook/${row?.number}`,
        },
      },
    ])
    const names = await sql`select display from person_name`
    for (const { display } of names) expect(JSON.stringify(told)).not.toContain(display)
  })
})

describe('at minute 31', () => {
  it('is refused, and admitted by a reasoned exception', async () => {
    now = minute(29)
    const draft = statementOf({ stageId: rowIdOf(stage), slot: other })
    const sides = (
      await journey.database.sql`select sides from score_sheet where slot = ${other} and superseded_at is null`
    )[0]?.sides as string[]
    const late = await playerOf(journey, sides[0] as string, 'late')
    const mate = await playerOf(journey, sides[0] as string, 'mate', 2)
    const appeal = await road.done(late.actor, 'draftAppeal', draft)
    now = minute(31)
    expect(await road.codes(late.actor, 'fileAppeal', { appeal })).toEqual(['FILED_TOO_LATE'])
    await road.done(late.actor, 'requestLateLeave', { appeal, reason: 'The lift stood still with both of us in it.' })
    await road.done(mate.actor, 'concurInAppeal', { appeal, agrees: true })
    const leave = { appeal, granted: true, reasons: 'Not their fault; the hall confirms it.' }
    expect(await road.codes(late.actor, 'decideLateLeave', leave)).toEqual(['FORBIDDEN'])
    expect(await road.codes(clerk, 'admitAppeal', { appeal })).toEqual(['FILED_TOO_LATE'])
    await road.done(chief, 'decideLateLeave', leave)
    await road.done(clerk, 'admitAppeal', { appeal })
    expect(await road.status(appeal)).toBe('ADMITTED')
  })
})
