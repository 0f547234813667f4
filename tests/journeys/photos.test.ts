import { testDeps, useCases } from '@paiji/api/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { photoMutations } from '../support/event-mutations.js'
import type { Fields, Problem } from '../support/director.js'
import type { Actor } from '../support/federation.js'
import { globalId, rowIdOf } from '../support/ids.js'
import { type Journey, startJourney } from '../support/journey.js'
import { documentOf, walkMutation } from '../support/walk-mutation.js'

/** A photo of a person: sent by the office or the person, shown as the person's privacy says, gone when it is taken off. */

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)
let journey: Journey
let person = ''
const walked = new Set<string>()

const send = async (name: string, input: Fields, who: Actor = journey.federation.staff): Promise<string[]> => {
  const answer = await journey.ask<Record<string, { problems: Problem[] }>>(who, documentOf(name), { input })
  return answer[name]?.problems.map(problem => problem.code) ?? []
}
const bring = async (content: Uint8Array, fileName = 'me.png'): Promise<string> => {
  const document = 'mutation ($input: OpenUploadInput!) { openUpload(input: $input) { ticket problems { code } } }'
  const input = { about: { photo: person }, fileName, size: content.length }
  const { openUpload } = await journey.ask<{ openUpload: { ticket: string } }>(journey.federation.staff, document, {
    input,
  })
  const deps = testDeps(journey.database.db)
  const brought = await useCases.bringUpload(deps, journey.federation.staffViewer, openUpload.ticket, content)
  if (!brought.ok) throw new Error('not brought')
  return openUpload.ticket
}
const shown = async (who: Actor = undefined): Promise<string | undefined> => {
  const asked = 'query ($id: ID!) { person(id: $id) { photo { path } } }'
  const answer = await journey.ask<{ person: { photo: { path: string } | null } }>(who, asked, { id: person })
  return answer.person.photo?.path
}
const privacy = (hidePhoto?: boolean) =>
  send('setPrivacy', {
    person,
    hideBirthYear: true,
    hideClub: false,
    hideGender: false,
    ...(hidePhoto === undefined ? {} : { hidePhoto }),
  })

beforeAll(async () => {
  journey = await startJourney()
  const organisation = globalId('Organisation', journey.federation.id)
  for (const given of ['片', '相', '影', '像']) {
    const name = { script: 'Hans', family: '照', given, display: `照${given}` }
    await send('registerPerson', { organisation, names: [name], surelyNew: true })
  }
  const rows = await journey.database.sql`select person_id as id from person_name where display = '照片'`
  person = globalId('Person', String(rows[0]?.id))
})
afterAll(() => journey?.stop())

it('is drawn anew, and refused where it is no picture', async () => {
  expect(await send('setPhoto', { person, upload: await bring(Buffer.from('<svg/>'), 'me.svg') })).toEqual([
    'PHOTO_UNREADABLE',
  ])
  expect(await shown(journey.federation.staff)).toBeUndefined()
  walked.add('setPhoto')
  await walkMutation(journey, 'setPhoto', { person, upload: await bring(PNG) }, ['PHOTO_SET'], 'staff')
  const [row] = await journey.database.sql`select content from person_photo`
  expect(
    Buffer.from(row?.content ?? [])
      .subarray(0, 3)
      .toString('hex'),
  ).toBe('ffd8ff')
})

it('costs a list of people as many statements for one photo as for several', async () => {
  const people = () => journey.ask(undefined, 'query { people(first: 50) { edges { node { photo { path } } } } }')
  const count = async (): Promise<number> => (await journey.database.statements.during(people)).statements.length
  const one = Math.min(await count(), await count(), await count())
  const { sql } = journey.database
  await sql`insert into person_photo (person_id, content, digest, stored_by, recorded_at)
    select p.id, f.content, f.digest, f.stored_by, f.recorded_at from person p, person_photo f
    where p.id <> f.person_id order by p.id limit 9`
  const many = Math.min(await count(), await count(), await count())
  const answer = await people()
  expect(JSON.stringify(answer).match(/files\/photos/g)).toHaveLength(4)
  expect(many).toBe(one)
  await sql`delete from person_photo where person_id <> ${rowIdOf(person)}`
})

it('is shown as the person says, and of a minor to nobody unless somebody said so', async () => {
  expect(await shown()).toMatch(/^\/files\/photos\//)
  expect(await privacy(true)).toEqual([])
  expect(await shown()).toBeUndefined()
  expect(await shown(journey.federation.staff)).toMatch(/^\/files\/photos\//)
  expect(await privacy()).toEqual([])
  expect(await shown()).toBeUndefined()
  const { sql } = journey.database
  await sql`update person_privacy set hide_photo = null`
  expect(await shown()).toBeDefined()
  await sql`update person set birth_date = now()::date - interval '12 years' where id = ${rowIdOf(person)}`
  expect(await shown()).toBeUndefined()
  expect(await privacy(false)).toEqual([])
  expect(await shown()).toBeDefined()
})

it('is gone when it is taken off', async () => {
  walked.add('removePhoto')
  await walkMutation(journey, 'removePhoto', { person }, ['PHOTO_REMOVED'], 'staff')
  expect(await send('removePhoto', { person })).toEqual(['PHOTO_MISSING'])
  expect(await journey.database.sql`select 1 from person_photo`).toEqual([])
  expect(await shown(journey.federation.staff)).toBeUndefined()
})

it('every mutation was walked', () => expect([...walked].sort()).toEqual([...photoMutations]))
