import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import writeXlsxFile from 'write-excel-file/node'
import { directorOf } from '../support/director.js'
import { globalId } from '../support/ids.js'
import { type Journey, type ProblemAnswer, PROBLEMS, startJourney } from '../support/journey.js'
import { spreadsheetMutations } from '../support/spreadsheet-mutations.js'
import { walkerOf } from '../support/walk-mutation.js'

/** Spreadsheets at the register desk and the event office: mapped, looked through, taken in whole, taken back. */

let journey: Journey
let federation = ''
const { newEvent, newStage } = directorOf(() => journey)

const READ = `mutation ($input: ReadSpreadsheetInput!) { readSpreadsheet(input: $input) {
  id spreadsheet { status header takenInBefore { id } preview {
    columns { column at } wrong inDoubt rowCount problems ${PROBLEMS}
    rows { row cells problems ${PROBLEMS} asks { key text mustDecide sameAs person { number } proposed { id }
      candidates { score person { id } } } } } } problems ${PROBLEMS} } }`
const COMMIT = `mutation ($input: CommitSpreadsheetInput!) { commitSpreadsheet(input: $input) {
  spreadsheet { status stored } problems ${PROBLEMS} } }`
const UNDO = `mutation ($input: UndoSpreadsheetInput!) { undoSpreadsheet(input: $input) {
  spreadsheet { status } problems ${PROBLEMS} } }`

const MEND = `mutation ($input: MendSpreadsheetRowInput!) { mendSpreadsheetRow(input: $input) { spreadsheet {
  mends { row at said text } preview { wrong rows { row cells problems ${PROBLEMS} } } } problems ${PROBLEMS} } }`

interface Ask {
  key: string
  mustDecide: boolean
  sameAs: number | null
  person: { number: string } | null
  proposed: { id: string } | null
  candidates: { person: { id: string } }[]
}
interface Read {
  id: string
  problems: ProblemAnswer[]
  spreadsheet: {
    header: string[]
    takenInBefore: { id: string } | null
    preview: {
      columns: { column: string; at: number | null }[]
      problems: ProblemAnswer[]
      wrong: number
      inDoubt: number
      rowCount: number
      rows: { row: number; cells: string[]; problems: ProblemAnswer[]; asks: Ask[] }[]
    }
  }
}

type Where = { readonly organisation?: string; readonly stage?: string }

const inputOf = async (kind: string, content: string | Uint8Array, where?: Where) => {
  const about = { kind, ...(where ?? { organisation: federation }) }
  const upload = await journey.api.upload(journey.federation.staff, { spreadsheet: about }, 'list.csv', content)
  return { ...about, upload }
}

const read = async (kind: string, content: string | Uint8Array, where?: Where): Promise<Read> => {
  const input = await inputOf(kind, content, where)
  return (await journey.ask<{ readSpreadsheet: Read }>(journey.federation.staff, READ, { input })).readSpreadsheet
}

type Decision = { key: string; who: Record<string, unknown> }

const commit = async (id: string, decisions: readonly Decision[] = []) =>
  (
    await journey.ask<{
      commitSpreadsheet: { spreadsheet: { status: string; stored: number } | null; problems: ProblemAnswer[] }
    }>(journey.federation.staff, COMMIT, { input: { spreadsheet: id, decisions } })
  ).commitSpreadsheet

interface Mended {
  problems: ProblemAnswer[]
  spreadsheet: {
    mends: { row: number; at: number; said: string; text: string }[]
    preview: { wrong: number; rows: { row: number; cells: string[]; problems: ProblemAnswer[] }[] }
  } | null
}

const mend = async (id: string, row: number, cells: readonly { at: number; text: string }[]) =>
  (
    await journey.ask<{ mendSpreadsheetRow: Mended }>(journey.federation.staff, MEND, {
      input: { spreadsheet: id, row, cells },
    })
  ).mendSpreadsheetRow

const undo = async (id: string) =>
  (
    await journey.ask<{ undoSpreadsheet: { spreadsheet: { status: string } | null; problems: ProblemAnswer[] } }>(
      journey.federation.staff,
      UNDO,
      { input: { spreadsheet: id, reason: '导错了' } },
    )
  ).undoSpreadsheet

const codes = (problems: readonly ProblemAnswer[]) => problems.map(one => one.code)
const count = async (text: string): Promise<number> =>
  Number((await journey.database.sql.unsafe(`select count(*)::int as n from ${text}`))[0]?.n)

const members = async (): Promise<Uint8Array> => {
  const head = ['姓名', '性别', '出生日期', '俱乐部', '会籍至']
  const rows = Array.from({ length: 30 }, (_, at) => [
    `王${String.fromCodePoint(0x4e00 + at * 7)}`,
    at % 2 ? '女' : '男',
    new Date(Date.UTC(1980, at % 12, at + 1)),
    'LAKE',
    null,
  ])
  const cells = [head, ...rows].map(row =>
    row.map(value =>
      value instanceof Date ? { value, type: Date, format: 'yyyy-mm-dd' } : { value: value ?? undefined },
    ),
  )
  return new Uint8Array(await writeXlsxFile(cells as never).toBuffer())
}

beforeAll(async () => {
  journey = await startJourney()
  federation = globalId('Organisation', journey.federation.id)
})
afterAll(() => journey?.stop())

describe('a spreadsheet', () => {
  it('of clubs is taken in, refused twice, and taken back', async () => {
    const csv =
      '代码,中文名称,英文名称,类型,上级,地区\nZJ,浙江协会,Zhejiang,协会,,浙江\nLAKE,西湖俱乐部,Lake Club,俱乐部,ZJ,杭州\n'
    const first = await read('clubs', csv)
    expect(first.spreadsheet.preview).toMatchObject({ wrong: 0, inDoubt: 0, rowCount: 2 })
    expect(await commit(first.id)).toMatchObject({ problems: [], spreadsheet: { status: 'COMMITTED', stored: 2 } })
    expect(codes((await commit(first.id)).problems)).toEqual(['TABLE_COMMITTED_ALREADY'])
    const again = await read('clubs', csv)
    expect(again.spreadsheet.takenInBefore?.id).toBe(first.id)
    expect(again.spreadsheet.preview.rows.map(row => codes(row.problems))).toEqual([
      ['ORGANISATION_CODE_TAKEN'],
      ['ORGANISATION_CODE_TAKEN'],
    ])
    expect(codes((await commit(again.id)).problems)).toEqual(['TABLE_HAS_PROBLEMS'])
    expect(await undo(first.id)).toMatchObject({ problems: [], spreadsheet: { status: 'UNDONE' } })
    expect((await read('clubs', csv)).spreadsheet.preview.wrong).toBe(0)
    expect(await commit((await read('clubs', csv)).id)).toMatchObject({ problems: [] })
  })

  it('of thirty members is read from XLSX and belongs to their club', async () => {
    const file = await read('people', await members())
    expect(codes(file.problems)).toEqual([])
    expect(file.spreadsheet.preview).toMatchObject({ wrong: 0, inDoubt: 0, rowCount: 30 })
    expect(await commit(file.id)).toMatchObject({ problems: [], spreadsheet: { stored: 30 } })
    expect(await count(`person where birth_date = '1980-02-02'`)).toBe(1)
    expect(
      await count(
        `affiliation a join organisation o on o.id = a.organisation_id where o.code = 'LAKE' and a.kind = 'membership'`,
      ),
    ).toBe(30)
    const twice = await read('people', await members())
    expect(twice.spreadsheet.preview).toMatchObject({ inDoubt: 30 })
    // Who has the name and the day of birth of a row is proposed; nothing is decided for the secretary.
    const asks = twice.spreadsheet.preview.rows.flatMap(row => row.asks)
    const born = twice.spreadsheet.preview.rows.filter(({ cells }) =>
      cells.some(cell => /^\d{4}-\d\d-\d\d$/.test(cell)),
    )
    expect(asks.filter(ask => ask.proposed !== null).length).toBe(born.length)
    expect(born.length).toBeGreaterThan(0)
    expect(codes((await commit(twice.id)).problems)).toEqual(['TABLE_IN_DOUBT'])
    const leave = twice.spreadsheet.preview.rows.map(({ row }) => ({ key: String(row), who: { leaveOut: true } }))
    expect(codes((await commit(twice.id, leave)).problems)).toEqual(['TABLE_NOTHING_TO_STORE'])
  })

  it('says of every row what is wrong with it, and stores nothing of the others', async () => {
    const before = await count('person')
    const csv = [
      'Name;Gender;Born;Club',
      'Ann Walker;f;1990-01-02;LAKE',
      'Bob Miller;robot;02/03/1990;NOWHERE',
      'Ann Walker;f;1990-01-02;LAKE',
      ';m;;',
    ].join('\r\n')
    const { id, spreadsheet } = await read('people', csv)
    const { rows, wrong } = spreadsheet.preview
    expect(wrong).toBe(2)
    expect(rows.map(row => [row.row, codes(row.problems)])).toEqual([
      [3, ['CELL_WORD_UNKNOWN', 'CELL_DAY_NOT_READABLE', 'BODY_UNKNOWN']],
      [5, ['CELL_MISSING']],
      [4, []],
      [2, []],
    ])
    expect(rows[0]?.problems[1]).toMatchObject({ line: 3, path: 'rows.3.birthDate' })
    expect(rows[2]?.asks[0]).toMatchObject({ sameAs: 2, mustDecide: true })
    expect(codes((await commit(id, [{ key: '4', who: { newPerson: true } }])).problems)).toEqual(['TABLE_HAS_PROBLEMS'])
    expect(await count('person')).toBe(before)
  })

  it('takes no formula for a name, and says in which cell it stands', async () => {
    const { spreadsheet } = await read('people', 'Name;Latin name\r\n=1+1;\r\n王伟;@SUM(A1)\r\n')
    expect(spreadsheet.preview.rows.flatMap(row => row.problems)).toMatchObject([
      { code: 'NAME_NOT_LETTERS', line: 2, path: 'rows.2.name' },
      { code: 'NAME_NOT_LETTERS', line: 3, path: 'rows.3.latinName' },
    ])
  })

  it('finds members by number, by another body’s number and by name, and never by a misprinted number', async () => {
    const [person] = await journey.database.sql`
      select p.number, n.display from person p join person_name n on n.person_id = p.id order by p.number limit 1`
    const number = String(person?.number)
    const swapped = `${number.slice(0, 4)}${number[5]}${number[4]}${number.slice(6)}`
    const csv = `会员号,姓名,生效日期,有效期至\n${number},,2026-01-01,2026-12-31\n${swapped},,,2027-01-01\n,${person?.display},,2028-01-01\n,没有这人,,\n`
    const { id, spreadsheet } = await read('memberships', csv)
    const byRow = new Map(spreadsheet.preview.rows.map(row => [row.row, row]))
    expect(byRow.get(2)?.asks[0]?.person?.number).toBe(number)
    if (swapped !== number) expect(codes(byRow.get(3)?.problems ?? [])).toEqual(['NUMBER_MISPRINTED'])
    expect(byRow.get(4)?.asks[0]?.proposed).not.toBeNull()
    expect(codes(byRow.get(5)?.problems ?? [])).toEqual(['PERSON_NOT_FOUND'])
    const left = [3, 4, 5].map(row => ({ key: String(row), who: { leaveOut: true } }))
    expect(await commit(id, left)).toMatchObject({ problems: [], spreadsheet: { stored: 1 } })
    const open = `affiliation where kind = 'membership' and superseded_at is null and upper(valid) = '2027-01-01'`
    expect(await count(open)).toBe(1)
    expect(await undo(id)).toMatchObject({ problems: [] })
    expect(await count(open)).toBe(0)
  })

  it('of officials gives licences and takes them back', async () => {
    const [person] = await journey.database.sql`select number from person order by number limit 1`
    const csv = `编号,项目,岗位,等级,生效日期\n${person?.number},桥牌,裁判长,国家级,2026-01-01\n`
    const { id } = await read('officials', csv)
    expect(await commit(id)).toMatchObject({ problems: [], spreadsheet: { stored: 1 } })
    expect(await count(`official_licence where superseded_at is null`)).toBe(1)
    expect(codes((await commit((await read('officials', csv)).id)).problems)).toEqual(['LICENCE_HELD_ALREADY'])
    expect(await undo(id)).toMatchObject({ problems: [] })
    expect(await count(`official_licence where superseded_at is null`)).toBe(0)
  })

  it('of entries finds its players, refuses the same one twice, and is taken back before the draw alone', async () => {
    const stage = await newStage(await newEvent('bridge'), null, {})
    const [one, two] = await journey.database.sql`
      select p.number, n.display from person p join person_name n on n.person_id = p.id
      where p.withdrawn_at is null order by p.number limit 2`
    const head = '参赛号,队名,牌手1,牌手2'
    const twice = await read('entries', `${head}\n1,,${one?.number},陌生人\n2,,${one?.number},${two?.display}\n`, {
      stage,
    })
    expect(twice.spreadsheet.preview.rows.map(row => codes(row.problems))).toEqual([['ROW_REPEATED'], []])
    const good = await read('entries', `${head}\n1,龙队,${one?.number},陌生人\n2,,${two?.display},客人\n`, { stage })
    const asks = good.spreadsheet.preview.rows.flatMap(row => row.asks)
    expect(asks.map(ask => [ask.key, ask.person !== null, ask.proposed !== null])).toEqual([
      ['2.player1', true, false],
      ['2.player2', false, false],
      ['3.player1', false, true],
      ['3.player2', false, false],
    ])
    const decisions = [{ key: '3.player1', who: { person: asks[2]?.proposed?.id } }]
    expect(await commit(good.id, decisions)).toMatchObject({ problems: [], spreadsheet: { stored: 2 } })
    expect(await count('entry_player where person_id is not null')).toBe(2)
    expect(await count(`entry where name_as_entered = '龙队'`)).toBe(1)
    expect(await undo(good.id)).toMatchObject({ problems: [] })
    expect(await count('entry')).toBe(0)
  })

  it('is shown whole by its page, within what one request may cost', async () => {
    const { id } = await read('people', '姓名\n上官五六\n')
    const file = path.resolve(import.meta.dirname, '../../apps/portal/persisted-documents.json')
    const documents: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'))
    const of = (name: string) => Object.values(documents).find(text => text.includes(`query ${name}`)) ?? ''
    const { staff } = journey.federation
    const codesOf = async (name: string, variables: Record<string, unknown>) =>
      (await journey.api.execute(staff, of(name), variables)).errors?.map(error => error.extensions?.code) ?? []
    expect(await codesOf('Spreadsheet(', { id, columns: null })).toEqual([])
    expect(await codesOf('Spreadsheets', {})).toEqual([])
    expect(await codesOf('PeopleFile', { text: null, after: null })).toEqual([])
    expect(await codesOf('MembersFile', { id: federation, after: null })).toEqual([])
    expect(await codesOf('BodiesFile', { text: null, after: null })).toEqual([])
    expect(await codesOf('OfficialsFile', { offset: 0 })).toEqual([])
    expect(await codesOf('EventsFile', { after: null })).toEqual([])
    expect(await codesOf('AnomalyDesk', { kind: null, severity: null, accepted: false, offset: 0 })).toEqual([])
    expect(await codesOf('WorkToday', {})).toEqual([])
  })

  it('is walked like every act', async () => {
    const organisation = federation
    const { walk, walked } = walkerOf<(typeof spreadsheetMutations)[number]>(() => journey)
    const csv = '姓名,出生日期\n诸葛一二,1970-01-01\n'
    await walk('readSpreadsheet', await inputOf('people', csv, { organisation }), ['TABLE_READ'])
    const [row] = await journey.database.sql`select id from table_file order by id desc limit 1`
    const spreadsheet = globalId('Spreadsheet', String(row?.id))
    const mended = { row: 2, cells: [{ at: 1, text: '1970-01-02' }] }
    await walk('mendSpreadsheetRow', { spreadsheet, ...mended }, ['TABLE_MENDED'])
    await walk('commitSpreadsheet', { spreadsheet }, ['PERSON_REGISTERED', 'TABLE_COMMITTED'])
    await walk('undoSpreadsheet', { spreadsheet, reason: '错' }, ['PERSON_WITHDRAWN', 'TABLE_UNDONE'])
    expect([...walked].sort()).toEqual([...spreadsheetMutations])
  })

  it('is set right cell by cell, and what the file said stays beside it', async () => {
    const { id, spreadsheet } = await read('people', '姓名,出生日期\n鲍五六,1990-13-01\n鲍七八,1991-02-03\n')
    expect(spreadsheet.preview.wrong).toBe(1)
    expect(codes((await commit(id)).problems)).toEqual(['TABLE_HAS_PROBLEMS'])
    const nowhere = [
      await mend(id, 1, [{ at: 0, text: '甲' }]),
      await mend(id, 4, [{ at: 0, text: '甲' }]),
      await mend(id, 2, [{ at: 2, text: '甲' }]),
      await mend(id, 2, [{ at: -1, text: '甲' }]),
      await mend(id, 2, [{ at: 0, text: '甲'.repeat(1_001) }]),
      await mend(id, 2, []),
    ]
    expect(nowhere.map(one => codes(one.problems))).toEqual(nowhere.map(() => ['TABLE_CELL_UNKNOWN']))
    expect((await mend(id, 2, [{ at: 1, text: '1990-12' }])).spreadsheet?.preview.wrong).toBe(1)
    const right = await mend(id, 2, [{ at: 1, text: ' 1990-12-01 ' }])
    expect(right).toMatchObject({ problems: [], spreadsheet: { preview: { wrong: 0 } } })
    expect(right.spreadsheet?.mends).toEqual([{ row: 2, at: 1, said: '1990-13-01', text: '1990-12-01' }])
    expect(await commit(id)).toMatchObject({ problems: [], spreadsheet: { stored: 2 } })
    expect(await count("person where birth_date = '1990-12-01'")).toBe(1)
    expect(codes((await mend(id, 2, [{ at: 0, text: '甲' }])).problems)).toEqual(['TABLE_COMMITTED_ALREADY'])
    const [file] = await journey.database.sql`select cells from table_file order by id desc limit 1`
    expect(file?.cells[1][1]).toBe('1990-13-01')
  })

  it('is not taken back once something was built on it', async () => {
    const { id } = await read('people', '姓名\n夏侯三四\n')
    await commit(id)
    const [row] = await journey.database.sql`select id from person order by number desc limit 1`
    const add = `mutation ($input: AddIdentifierInput!) { addIdentifier(input: $input) { problems { code } } }`
    const input = { person: globalId('Person', String(row?.id)), issuer: 'WBF', value: '77' }
    expect(await journey.ask(journey.federation.staff, add, { input })).toEqual({ addIdentifier: { problems: [] } })
    const refused = await undo(id)
    expect(refused.problems.map(one => [one.code, one.params[0]?.value])).toEqual([
      ['TABLE_BUILT_ON', 'person_identifier'],
    ])
  })

  it('that is a bomb, a picture or an old workbook is refused with the reason', async () => {
    const refusedAs = async (content: string | Uint8Array, kind = 'people') => {
      const { readSpreadsheet } = await journey.ask<{ readSpreadsheet: { problems: ProblemAnswer[] } }>(
        journey.federation.staff,
        `mutation ($input: ReadSpreadsheetInput!) { readSpreadsheet(input: $input) { problems ${PROBLEMS} } }`,
        { input: await inputOf(kind, content) },
      )
      return codes(readSpreadsheet.problems)
    }
    expect(await refusedAs(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 1, 2]))).toEqual(['TABLE_FORMAT_UNKNOWN'])
    expect(await refusedAs(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0]))).toEqual(['TABLE_FORMAT_UNKNOWN'])
    expect(await refusedAs('PK\u0003\u0004 and no more')).toEqual(['TABLE_NOT_READABLE'])
    expect(await refusedAs(`a,b\n${'x,y\n'.repeat(5_002)}`, 'clubs')).toEqual(['TABLE_TOO_LARGE'])
    expect(await refusedAs(`a,b\n${'x,y\n'.repeat(250_002)}`)).toEqual(['TABLE_TOO_LARGE'])
    expect(await refusedAs(`${','.repeat(61)}\nx\n`)).toEqual(['TABLE_TOO_LARGE'])
    expect(await refusedAs('\n\n')).toEqual(['TABLE_EMPTY'])
    const bomb = Buffer.from(await members())
    const directory = bomb.indexOf(Buffer.from([0x50, 0x4b, 1, 2]))
    bomb.writeUInt32LE(0x7fffffff, directory + 24)
    expect(await refusedAs(bomb)).toEqual(['TABLE_UNPACKS_TOO_LARGE'])
  })
})
