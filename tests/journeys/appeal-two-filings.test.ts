import { minute } from '@paiji/api/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CasePerson, playerOf } from '../support/appeal-people.js'
import { type CaseRoad, caseRoad, officer, statementOf } from '../support/case-road.js'
import { globalId, rowIdOf } from '../support/ids.js'
import { type Journey, startJourney } from '../support/journey.js'
import { sixPairs, usebioFile } from '../support/usebio.js'
import { publishStandings } from '../support/publish-standings.js'

/** Both sides of a table appeal one ruling, each by itself, while the event is about to become official. */

let journey: Journey
let road: CaseRoad
let now = minute(-60)
let stage = ''
let revision = ''
let ruling = ''
let ruledAgainst: CasePerson
let others: CasePerson

beforeAll(async () => {
  journey = await startJourney({ now: () => now })
  road = caseRoad(journey.api, journey.database)
  const { id } = journey.federation
  const director = officer('director', 'director', id)
  const taken = await journey.takeIn('a.xml', usebioFile('Case', ['1', '2', '3', '4', '5', '6'], sixPairs))
  stage = taken.stage
  const [sheet] = await journey.database
    .sql`select slot, sides from score_sheet where stage_id = ${rowIdOf(stage)} order by slot limit 1`
  const [first, second] = (sheet?.sides ?? []) as string[]
  ruledAgainst = await playerOf(journey, String(first), 'ruledAgainst')
  others = await playerOf(journey, String(second), 'others')
  const parties = [{ entry: globalId('Entry', String(first)), role: 'offending' }]
  const slot = String(sheet?.slot)
  const matter = { stage, slot, parties, content: { stated: { kind: 'warning', article: '90B2' } } }
  await road.done(director, 'recordRuling', { matter, facts: 'Six minutes over.', decision: 'A warning.' })
  ruling = globalId('Ruling', String((await journey.database.sql`select id from ruling`)[0]?.id))
  revision = await publish()
})
afterAll(() => journey?.stop())

const publish = () => publishStandings(journey, stage)

const filed = async ({ actor }: CasePerson): Promise<string> => {
  const appeal = await road.done(actor, 'draftAppeal', statementOf({ stageId: rowIdOf(stage), ruling }))
  await road.done(actor, 'fileAppeal', { appeal })
  return appeal
}
const official = () =>
  road.codes(journey.federation.staff, 'makeOfficial', { revision, closeWindowsEarly: 'The prizes are given.' })
const endings = async (appeal: string): Promise<string[]> => {
  const rows = await journey.database
    .sql`select ended_for from appeal_clock where appeal_id = ${rowIdOf(appeal)} and ended_at is not null`
  return rows.map(row => String(row.ended_for))
}

describe('one ruling, two appeals', () => {
  let own = ''
  let theirs = ''

  it('are two cases with numbers of their own; a second of one side is none', async () => {
    now = minute(-50)
    own = await filed(ruledAgainst)
    theirs = await filed(others)
    const numbers = await journey.database.sql`select number from appeal where status = 'FILED' order by number`
    expect(new Set(numbers.map(row => row.number)).size).toBe(2)
    const again = statementOf({ stageId: rowIdOf(stage), ruling })
    expect(await road.codes(ruledAgainst.actor, 'draftAppeal', again)).toEqual(['ALREADY_APPEALED'])
  })

  it('each hold up the official word, and a withdrawn one no longer', async () => {
    expect(await official()).toEqual(['CASES_STILL_OPEN', 'CASES_STILL_OPEN'])
    await road.done(ruledAgainst.actor, 'withdrawAppeal', { appeal: own, reason: 'We have slept on it.' })
    expect(await road.status(own)).toBe('WITHDRAWN')
    expect(await endings(own)).not.toContain('null')
    expect(await road.status(theirs)).toBe('FILED')
    expect(await official()).toEqual(['CASES_STILL_OPEN'])
    await road.done(others.actor, 'withdrawAppeal', { appeal: theirs, reason: 'Nor do we.' })
    expect(await official()).toEqual([])
  })
})
