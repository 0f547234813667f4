import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { globalId } from '../support/ids.js'
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
}

const summaryOf = async (fileName: string, content: string): Promise<{ id: string; summary: Summary }> => {
  const read = await journey.read(fileName, content)
  const document = `query ($id: ID!) { import(id: $id) { id summary { matched doubtful unknown
    people { key name person { id } candidates { because } } } } }`
  return (
    await journey.ask<{ import: { id: string; summary: Summary } }>(journey.federation.staff, document, {
      id: read.import?.id,
    })
  ).import
}

const register = async (display: string): Promise<string> => {
  const [given = '', family = ''] = display.split(' ')
  const document = `mutation ($input: RegisterPersonInput!) { registerPerson(input: $input) { person { id } } }`
  const names = [{ script: 'Latn', family, given, display }]
  const input = { organisation: globalId('Organisation', journey.federation.id), names, surelyNew: true }
  return (
    await journey.ask<{ registerPerson: { person: { id: string } } }>(journey.federation.staff, document, { input })
  ).registerPerson.person.id
}

const COMMIT = `mutation ($input: CommitImportInput!) { commitImport(input: $input) { problems { code } } }`

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
