import { scene, testDeps, useCases } from '@paiji/api/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lawTextMutations } from '../support/event-mutations.js'
import type { Actor } from '../support/federation.js'
import { globalId } from '../support/ids.js'
import { type Journey, startJourney } from '../support/journey.js'
import { documentOf, walkerOf } from '../support/walk-mutation.js'

/** The words of a rulebook are the body's to bring: read, shown beside the edition, laid under it, and read by whom it says. */

const RULEBOOK = `某地桥牌规则
目录
第1条 定义
第54条 越序首攻
A. 暗放的首攻
越序的首攻暗放时，可以收回。
D. 庄家不接受
庄家可以要求收回，改由应首攻的一方首攻。
第55条 庄家越序出牌
庄家越序出牌，对方可以接受。
第200条 本地附加
本地的规定。
`

let journey: Journey
let member: NonNullable<Actor>
const organisation = () => globalId('Organisation', journey.federation.id)
const book = 'bridge/laws-2017'

const bring = async (words: string): Promise<string> => {
  const content = new TextEncoder().encode(words)
  const input = { about: { lawText: organisation() }, fileName: '规则.txt', size: content.length }
  const open = 'mutation ($input: OpenUploadInput!) { openUpload(input: $input) { ticket problems { code } } }'
  const { openUpload } = await journey.ask<{ openUpload: { ticket: string } }>(journey.federation.staff, open, {
    input,
  })
  const brought = await useCases.bringUpload(
    testDeps(journey.database.db),
    journey.federation.staffViewer,
    openUpload.ticket,
    content,
  )
  expect(brought.ok).toBe(true)
  return openUpload.ticket
}

const { walk, walked } = walkerOf<(typeof lawTextMutations)[number]>(() => journey)

const READING = `query ($input: LawTextReadingInput!) { lawTextReading(input: $input) {
  articles parts notInFile notInEdition leftOut { from to } problems { code severity line } } }`

interface Shown {
  readonly lawBook: {
    readonly texts: readonly { id: string; access: string; rights: string; articles: number; mayRead: boolean }[]
    readonly mayBring: readonly { id: string }[]
    readonly article: { readonly passages: readonly { number: string; title: string; text: string }[] }
  }
}
const read = async (who: Actor, cited = '54D'): Promise<Shown['lawBook']> => {
  const query = `query ($cited: String!) { lawBook(shelf: "bridge", slug: "2017") {
    texts { id access rights articles mayRead } mayBring { id }
    article(cited: $cited) { passages { number title text } } } }`
  return (await journey.ask<Shown>(who, query, { cited })).lawBook
}
const lay = async (words: string, access: string, rights = '协会 2018 年译本，获准供会员查阅') => {
  const input = { organisation: organisation(), book, upload: await bring(words), access, rights }
  const { layLawText } = await journey.ask<{ layLawText: { problems: { code: string; path: string }[] } }>(
    journey.federation.staff,
    'mutation ($input: LayLawTextInput!) { layLawText(input: $input) { problems { code path } } }',
    { input },
  )
  return layLawText.problems
}

beforeAll(async () => {
  journey = await startJourney()
  const { db } = journey.database
  const club = await scene.addOrganisation(db, {
    ...{ code: 'LC', nameZh: '一家俱乐部', nameEn: 'A club', kind: 'club' },
    parentId: journey.federation.id,
  })
  const [person] = await journey.database.sql`insert into person (number) values ('10000022') returning id::text as id`
  const personId = String(person?.id)
  await journey.database.sql`insert into affiliation (person_id, organisation_id, kind, valid)
    values (${personId}, ${club}, 'affiliation', '[2020-01-01,)')`
  member = { accountId: 'member', personId, requestId: 'r', grants: [] }
})
afterAll(() => journey?.stop())

describe('the words of a rulebook', () => {
  it('are read and shown beside the edition, before anything is stored', async () => {
    const input = { organisation: organisation(), book, upload: await bring(RULEBOOK) }
    const { lawTextReading } = await journey.ask<{ lawTextReading: Record<string, unknown> }>(
      journey.federation.staff,
      READING,
      { input },
    )
    expect(lawTextReading).toMatchObject({ articles: 4, parts: 2, notInEdition: ['200'] })
    expect(lawTextReading.notInFile).toContain('53')
    expect(lawTextReading.problems).toEqual(
      expect.arrayContaining([expect.objectContaining({ code: 'LAW_ARTICLE_MISSING' })]),
    )
    expect((await read(undefined)).texts).toEqual([])
    await expect(journey.ask(member, READING, { input })).rejects.toThrow(/FORBIDDEN|UNKNOWN_OR_NOT_YOURS/)
  })

  it('are told when no article is found in them', async () => {
    const input = { organisation: organisation(), book, upload: await bring('没有条文的一页纸\n') }
    const answer = await journey.ask<{ lawTextReading: { problems: { code: string }[] } }>(
      journey.federation.staff,
      READING,
      { input },
    )
    expect(answer.lawTextReading.problems.map(({ code }) => code)).toContain('LAW_NO_ARTICLES')
    expect(await lay('没有条文的一页纸\n', 'public')).toContainEqual(
      expect.objectContaining({ code: 'LAW_NO_ARTICLES' }),
    )
  })

  it('are laid under it for the members of the body and of those under it', async () => {
    expect(await lay(RULEBOOK, 'members', ' ')).toEqual([{ code: 'LAW_RIGHTS_MISSING', path: 'rights' }])
    const upload = await bring(RULEBOOK)
    const rights = '协会 2018 年译本，获准供会员查阅'
    const input = { organisation: organisation(), book, upload, access: 'members', rights }
    await walk('layLawText', input, ['LAW_TEXT_LAID'])
    const own = await read(member)
    expect(own.texts).toMatchObject([{ access: 'members', rights, articles: 4, mayRead: true }])
    expect(own.article.passages).toEqual([
      { number: '54D', title: '庄家不接受', text: '庄家可以要求收回，改由应首攻的一方首攻。' },
    ])
    expect((await read(member, '54')).article.passages.map(({ number }) => number)).toEqual(['54', '54A', '54D'])
    expect((await read(journey.federation.staff)).mayBring).toEqual([{ id: organisation() }])
  })

  it('say to everybody else that they are there, and for whom', async () => {
    for (const who of [undefined, { accountId: 'other', requestId: 'r', grants: [] }]) {
      const shown = await read(who)
      expect(shown.texts).toMatchObject([{ access: 'members', mayRead: false }])
      expect([shown.article.passages, shown.mayBring]).toEqual([[], []])
    }
    await journey.database.sql`update affiliation set valid = '[2020-01-01,2021-01-01)' where person_id = ${
      member.personId ?? ''
    }`
    expect((await read(member)).article.passages).toEqual([])
  })

  it('give way to newer ones, and are withdrawn with a reason', async () => {
    expect(await lay(RULEBOOK.replace('改由应首攻的一方首攻', '改由另一方首攻'), 'public')).toEqual([])
    const shown = await read(undefined)
    expect(shown.texts).toMatchObject([{ access: 'public', mayRead: true }])
    expect(shown.article.passages[0]?.text).toBe('庄家可以要求收回，改由另一方首攻。')
    const lawText = shown.texts[0]?.id
    await walk('withdrawLawText', { lawText, reason: '出版者不再许可' }, ['LAW_TEXT_WITHDRAWN'])
    expect((await read(undefined)).texts).toEqual([])
    const rows = await journey.database.sql`select withdraw_reason from law_text order by id`
    expect(rows.map(row => row.withdraw_reason)).toEqual(['replaced', '出版者不再许可'])
    const again = journey.ask(journey.federation.staff, documentOf('withdrawLawText'), {
      input: { lawText, reason: '再次' },
    })
    await expect(again).rejects.toThrow('UNKNOWN_OR_NOT_YOURS')
  })
})

it('every mutation was walked', () => expect([...walked].sort()).toEqual([...lawTextMutations]))
