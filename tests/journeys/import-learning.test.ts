import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { globalId, rowIdOf } from '../support/ids.js'
import { type Journey, startJourney } from '../support/journey.js'
import { sixPairs, usebioFile } from '../support/usebio.js'

/** The numbers of a body's files are remembered: who was told once is known in next week's file. */

let journey: Journey
const pairs = ['1', '2', '3', '4', '5', '6']

beforeAll(async () => {
  journey = await startJourney()
})
afterAll(() => journey?.stop())

interface Summary {
  matched: number
  doubtful: number
  unknown: number
  people: { key: string; name: string; person: { id: string } | null; candidates: { because: string[] }[] }[]
  standings: { names: string; called: { zh: string; en: string } }[]
}

const summaryOf = async (fileName: string, content: string): Promise<{ id: string; summary: Summary }> => {
  const read = await journey.read(fileName, content)
  const document = `query ($id: ID!) { import(id: $id) { id summary { matched doubtful unknown
    people { key name person { id } candidates { because } } standings { names called { zh en } } } } }`
  return (
    await journey.ask<{ import: { id: string; summary: Summary } }>(journey.federation.staff, document, {
      id: read.import?.id,
    })
  ).import
}

const register = async (display: string): Promise<string> => {
  const [given = '', family = ''] = display.split(' ')
  const document = `mutation ($input: RegisterPersonInput!) { registerPerson(input: $input) { person { id } } }`
  const names = [
    { script: 'Latn', family, given, display },
    { script: 'Hans', family: '冯', given: '一', display: '冯一' },
  ]
  const input = { organisation: globalId('Organisation', journey.federation.id), names, surelyNew: true }
  return (
    await journey.ask<{ registerPerson: { person: { id: string } } }>(journey.federation.staff, document, { input })
  ).registerPerson.person.id
}

const COMMIT = `mutation ($input: CommitImportInput!) { commitImport(input: $input) { problems { code } } }`

/** The problems of an import as its page shows them. */
const problemsOf = async (id: string): Promise<string[]> => {
  const { import: shown } = await journey.ask<{ import: { problems: { code: string }[] } }>(
    journey.federation.staff,
    `query ($id: ID!) { import(id: $id) { problems { code } } }`,
    { id },
  )
  return shown.problems.map(({ code }) => code)
}

describe('a file of the same body a week later', () => {
  it('knows whom somebody has named before, by the number', async () => {
    const known = await register('First 1')
    const first = await summaryOf('one.xml', usebioFile('One', pairs, sixPairs))
    expect(first.summary.matched).toBe(0)
    const asked = first.summary.people.filter(person => person.candidates.length > 0)
    expect(asked.map(person => person.name)).toContain('First 1')
    const decisions = asked.map(({ key, name }) => ({
      key,
      is: name === 'First 1' ? { person: known } : { newPerson: true },
    }))
    const input = { import: first.id, registerUnknown: true, decisions }
    expect(await journey.ask(journey.federation.staff, COMMIT, { input })).toEqual({ commitImport: { problems: [] } })
    const second = await summaryOf('two.xml', usebioFile('Two', pairs, sixPairs))
    expect(second.summary).toMatchObject({ matched: 12, doubtful: 0, unknown: 0 })
    expect(second.summary.people.find(person => person.name === 'First 1')?.person?.id).toBe(known)
    const named = ({ summary }: { summary: Summary }) => summary.standings.find(({ names }) => /First 1\b/.test(names))
    expect(named(first)?.called).toEqual({ zh: 'First 1 / Second 1', en: 'First 1 / Second 1' })
    expect(named(second)?.called).toEqual({ zh: '冯一 / Second 1', en: 'First 1 / Second 1' })
  })

  it('asks about a number that has come to another name', async () => {
    const swapped = usebioFile('Three', pairs, sixPairs).replace('First 1<', 'Zhuge Liang<')
    const third = await summaryOf('three.xml', swapped)
    expect(third.summary).toMatchObject({ matched: 11, doubtful: 1 })
    const [odd] = third.summary.people.filter(person => person.person === null)
    expect(odd?.candidates.flatMap(one => one.because)).toContain('sameNumber')
  })
})

describe('the event of a file', () => {
  const NAMED = `mutation ($input: CommitImportInput!) { commitImport(input: $input) {
    event { code name { zh en } stages { name { zh en } } } problems { code path } } }`
  const commit = async (title: string, naming: Readonly<Record<string, string>>) => {
    const { id } = await summaryOf(`${title}.xml`, usebioFile(title, pairs, sixPairs))
    return journey.ask(journey.federation.staff, NAMED, { input: { import: id, registerUnknown: true, ...naming } })
  }

  it('is called in both languages as the office says, under its code', async () => {
    const name = { zh: '周三双人赛', en: 'Wednesday Pairs' }
    expect(await commit('Four', { code: 'WED-4', nameZh: name.zh, nameEn: name.en })).toEqual({
      commitImport: { event: { code: 'WED-4', name, stages: [{ name }] }, problems: [] },
    })
  })

  it.each([
    ['WED-4', 'EVENT_CODE_TAKEN', undefined],
    ['no spaces', 'EVENT_CODE_UNREADABLE', 'code'],
  ])('is refused the code %s', async (code, problem, path) =>
    expect(await commit(`Five ${code}`, { code })).toMatchObject({
      commitImport: { event: null, problems: [{ code: problem, ...(path ? { path } : {}) }] },
    }),
  )
})

describe('an event sanctioned before', () => {
  const staff = () => journey.federation.staff
  const created = async (sport: string, code: string): Promise<string> => {
    const about = {
      nameZh: '春季赛',
      nameEn: 'Spring',
      category: 'national',
      startsOn: '2026-11-21',
      endsOn: '2026-11-21',
    }
    const organisation = globalId('Organisation', journey.federation.id)
    const { createEvent } = await journey.ask<{ createEvent: { event: { id: string } } }>(
      staff(),
      'mutation ($input: CreateEventInput!) { createEvent(input: $input) { event { id } } }',
      { input: { organisation, code, sport, ...about } },
    )
    return createEvent.event.id
  }
  const addStage = (event: string) =>
    journey.ask(staff(), 'mutation ($input: AddStageInput!) { addStage(input: $input) { problems { code } } }', {
      input: { event, nameZh: '预设', nameEn: 'Planned', format: 'pairs' },
    })
  const COMMIT = `mutation ($input: CommitImportInput!) { commitImport(input: $input) { problems { code path }
    event { code category stages { ordinal name { en } standings { id } provisional { id } } } } }`
  const commit = async (title: string, into: string) => {
    const { id } = await summaryOf(`${title}.xml`, usebioFile(title, pairs, sixPairs))
    return journey.ask(staff(), COMMIT, { input: { import: id, registerUnknown: true, nameEn: title, event: into } })
  }
  const offered = async (title: string) => {
    const { id } = await summaryOf(`${title}.xml`, usebioFile(title, pairs, sixPairs))
    const { import: found } = await journey.ask<{ import: { summary: { events: { code: string }[] } } }>(
      staff(),
      'query ($id: ID!) { import(id: $id) { summary { events { code } } } }',
      { id },
    )
    return found.summary.events.map(one => one.code)
  }

  it('is offered for a file of its sport, and has the file as its stage in the place of the planned one', async () => {
    const event = await created('bridge', 'SPRING-1')
    await created('mahjong', 'SPRING-M')
    await addStage(event)
    expect(await offered('Offer')).toEqual(['SPRING-1'])
    expect(await commit('Six', event)).toMatchObject({
      commitImport: {
        problems: [],
        event: { code: 'SPRING-1', category: 'national', stages: [{ ordinal: 1, name: { en: 'Six' } }] },
      },
    })
    expect(await commit('Seven', event)).toMatchObject({
      commitImport: { event: { stages: [{ name: { en: 'Six' } }, { ordinal: 2, name: { en: 'Seven' } }] } },
    })
  })

  it('is refused where it is of another sport, or contestants are entered for its stage', async () => {
    const other = await created('mahjong', 'SPRING-M2')
    expect(await commit('Eight', other)).toMatchObject({
      commitImport: { event: null, problems: [{ code: 'EVENT_UNKNOWN', path: 'event' }] },
    })
    const entered = await created('bridge', 'SPRING-2')
    await addStage(entered)
    await journey.database.sql`insert into entry (organisation_id, stage_id, number, name_as_entered)
      select organisation_id, id, '1', 'x' from stage where event_id = ${rowIdOf(entered)}`
    expect(await commit('Nine', entered)).toMatchObject({
      commitImport: { event: null, problems: [{ code: 'STAGE_HAS_ENTRIES', path: 'event' }] },
    })
  })
})

describe('a file that was read before', () => {
  it('says what its reader finds now, not what it found at first', async () => {
    const handIn = () => summaryOf('Ten.xml', usebioFile('Ten', pairs, sixPairs))
    const { id } = await handIn()
    const found = await problemsOf(id)
    await journey.database.sql`update import_batch set problems = '[{"code":"FILE_EMPTY","severity":"warning"}]'
      where id = ${rowIdOf(id)}`
    expect(await problemsOf(id)).toEqual(['FILE_EMPTY'])
    expect((await handIn()).id).toBe(id)
    expect(await problemsOf(id)).toEqual(found)
  })
})
