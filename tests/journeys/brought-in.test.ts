import { scene } from '@paiji/api/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import writeXlsxFile from 'write-excel-file/node'
import { globalId } from '../support/ids.js'
import { type Journey, type ProblemAnswer, PROBLEMS, startJourney } from '../support/journey.js'

/** Points that an earlier system kept come in by a spreadsheet, count by their own dates, and say where they are from. */

let journey: Journey
let federation = ''
beforeAll(async () => {
  journey = await startJourney()
  federation = globalId('Organisation', journey.federation.id)
  const people =
    '姓名,性别,出生日期\n王建国,男,1960-05-01\n李秀英,女,1971-02-03\n赵磊,男,1985-07-09\n陈静,女,1990-01-01\n'
  await commit((await read('people', people)).id)
})
afterAll(() => journey?.stop())

const READ = `mutation ($input: ReadSpreadsheetInput!) { readSpreadsheet(input: $input) {
  id spreadsheet { system takenInBefore { id } preview { wrong inDoubt rowCount known problems ${PROBLEMS}
    rows { row problems ${PROBLEMS} asks { key person { number } proposed { id } } } } } problems ${PROBLEMS} } }`
const COMMIT = `mutation ($input: CommitSpreadsheetInput!) { commitSpreadsheet(input: $input) {
  spreadsheet { status stored } problems ${PROBLEMS} } }`
const UNDO = `mutation ($input: UndoSpreadsheetInput!) { undoSpreadsheet(input: $input) {
  spreadsheet { status } problems ${PROBLEMS} } }`

interface Read {
  id: string
  problems: ProblemAnswer[]
  spreadsheet: {
    system: string | null
    preview: {
      wrong: number
      inDoubt: number
      rowCount: number
      known: number
      problems: ProblemAnswer[]
      rows: { row: number; problems: ProblemAnswer[]; asks: { key: string; proposed: { id: string } | null }[] }[]
    }
  }
}

const ask = <T>(query: string, variables: Record<string, unknown>) =>
  journey.ask<T>(journey.federation.staff, query, variables)

const history = { sport: 'bridge', system: '省桥协积分表' }

const read = async (kind: string, content: string | Uint8Array, more: object = {}): Promise<Read> => {
  const about = { kind, organisation: federation }
  const upload = await journey.api.upload(journey.federation.staff, { spreadsheet: about }, 'points.csv', content)
  return (await ask<{ readSpreadsheet: Read }>(READ, { input: { ...about, ...more, upload } })).readSpreadsheet
}

const commit = async (id: string, decisions: readonly object[] = []) =>
  (
    await ask<{ commitSpreadsheet: { spreadsheet: { stored: number } | null; problems: ProblemAnswer[] } }>(COMMIT, {
      input: { spreadsheet: id, decisions },
    })
  ).commitSpreadsheet

/** Whom every row proposes is who is meant. */
const proposed = ({ spreadsheet: { preview } }: Read) =>
  preview.rows.flatMap(row =>
    row.asks.flatMap(one => (one.proposed ? [{ key: one.key, who: { person: one.proposed.id } }] : [])),
  )

const takeIn = async (content: string | Uint8Array) => {
  const found = await read('points', content, history)
  const done = await commit(found.id, proposed(found))
  return { id: found.id, ...done }
}

const undo = async (id: string) =>
  (
    await ask<{ undoSpreadsheet: { problems: ProblemAnswer[] } }>(UNDO, {
      input: { spreadsheet: id, reason: '导错了' },
    })
  ).undoSpreadsheet.problems.map(one => one.code)

const rowsOf = async (content: string) =>
  (await read('points', content, history)).spreadsheet.preview.rows.flatMap(row =>
    row.problems.map(one => [row.row, one.path?.split('.').at(-1), one.code]),
  )

const issue = async (asOf: string) => {
  const { issueList } = await ask<{
    issueList: {
      list: { id: string; entries: { edges: { node: { rank: number; value: string } }[] } }
      problems: object[]
    }
  }>(
    `mutation ($input: IssueListInput!) { issueList(input: $input) {
      list { id entries(first: 10) { edges { node { rank value person { name } counting { because award {
        points earnedOn event { id } broughtIn { system row note } } } } } } } problems { code } } }`,
    { input: { ranking: journey.federation.rankingCode, asOf } },
  )
  return issueList.list?.entries.edges.map(({ node }) => node)
}

const HEAD = '姓名,大师分,积分日期,积分种类,级别,备注,有效期至\n'
const count = async (text: string): Promise<number> =>
  Number((await journey.database.sql.unsafe(`select count(*)::int as n from ${text}`))[0]?.n)

describe('points of an earlier system', () => {
  it('want to know which system that was', async () => {
    const { problems } = await read('points', `${HEAD}王建国,1,2020-01-01,,,,\n`, { sport: 'bridge' })
    expect(problems.map(one => [one.code, one.path])).toEqual([['TABLE_SYSTEM_MISSING', 'system']])
  })

  it('are refused row by row where they cannot be so, and nothing is half in', async () => {
    const bad = `${HEAD}王建国,12.345,2020-01-01,,,,
李秀英,-1,2020/1/2,红分,,,
赵磊,3,1984-01-01,红分,,,
陈静,3,2099年1月1日,红分,,,
陈静,3,01.02.2020,紫分,,,
孙悟空,3,20200102,红分,,,
王建国,3,2020.1.2,红分,,同,
王建国,3,2020-01-02,红分,,同,
王建国,3,2020-01-02,红分,,再,2019-12-31
`
    expect(await rowsOf(bad)).toEqual([
      [2, 'amount', 'AMOUNT_TOO_FINE'],
      [3, 'amount', 'AMOUNT_NOT_READABLE'],
      [4, 'day', 'DAY_BEFORE_BIRTH'],
      [5, 'day', 'DAY_AHEAD'],
      [6, 'day', 'CELL_DAY_NOT_READABLE'],
      [6, 'pointKind', 'CELL_WORD_UNKNOWN'],
      [7, 'name', 'PERSON_NOT_FOUND'],
      [9, 'amount', 'ROW_REPEATED'],
      [10, 'lastDay', 'CELL_END_BEFORE_START'],
    ])
    const done = await takeIn(bad)
    expect(done.problems.map(one => one.code)).toEqual(['TABLE_HAS_PROBLEMS'])
    expect(await count('point_award')).toBe(0)
  })

  it('do not pass with a sum that is not theirs, and pass with the right one', async () => {
    const rows = `${HEAD}王建国,10.25,2020-01-01,红分,,,\n李秀英,4.50,2020-01-01,红分,,,\n`
    expect(await rowsOf(`${rows}合计,15,,,,,\n`)).toEqual([[4, 'amount', 'SUM_DIFFERS']])
    expect(await rowsOf(`${rows}合计：,14.75,,,,,\n`)).toEqual([])
  })

  it('tell two people under one number, and a number with another name', async () => {
    const numbers = await journey.database.sql<{ number: string; display: string }[]>`
      select p.number, n.display from person p join person_name n on n.person_id = p.id where n.script = 'Hans' order by 2`
    const of = (name: string) => numbers.find(one => one.display === name)?.number ?? ''
    const sheet = `会员号,姓名,积分,日期\n${of('王建国')},王建国,1,2020-01-01\n${of('王建国')},李秀英,1,2020-01-01\n`
    expect(await rowsOf(sheet)).toEqual([[3, 'name', 'NAME_OF_ANOTHER']])
  })

  it('count on the list by their own dates, and say where they were brought in from', async () => {
    const done = await takeIn(
      `${HEAD}王建国,10.25,2019-06-30,红分,全国,2019 年余额,\n李秀英,30,2020-01-01,金分,,,2025-12-31\n赵磊,"1,234.50",2020-01-01,红分,,,\n合计,1274.75,,,,,\n`,
    )
    expect(done).toMatchObject({ problems: [], spreadsheet: { status: 'COMMITTED', stored: 3 } })
    expect(await count("audit_event where type = 'TABLE_COMMITTED' and data->>'kind' = 'points'")).toBe(1)
    expect(await issue('2025-12-31')).toMatchObject([
      { rank: 1, value: '1234.50' },
      { rank: 2, value: '30.00' },
      {
        rank: 3,
        value: '10.25',
        counting: [
          {
            because: 'counts',
            award: {
              points: '10.25',
              earnedOn: '2019-06-30',
              event: null,
              broughtIn: { system: '省桥协积分表', row: 2, note: '2019 年余额' },
            },
          },
        ],
      },
    ])
    // The sheet says until when 李秀英's count, whatever the policy says.
    expect((await issue('2026-01-01'))?.map(one => one.value)).toEqual(['1234.50', '10.25'])
  })

  it('are the same when the file comes again, and only what is new comes in', async () => {
    const again = await read('points', `${HEAD}赵磊,1234.5,2020-01-01,红分,,,\n陈静,2,2021-01-01,红分,,,\n`, history)
    const done = await commit(again.id, proposed(again))
    expect(done).toMatchObject({ problems: [], spreadsheet: { stored: 1 } })
    const whole = await takeIn(`${HEAD}赵磊,1234.5,2020-01-01,红分,,,\n`)
    expect(whole.problems.map(one => one.code)).toEqual(['TABLE_NOTHING_TO_STORE'])
  })

  it('are taken back until a list was issued with them', async () => {
    const cells = [
      ['姓名', '积分', '日期', '积分种类'].map(value => ({ value })),
      [
        { value: '陈静' },
        { value: 0.1 + 0.2 },
        { value: new Date(Date.UTC(2022, 0, 1)), type: Date, format: 'yyyy-mm-dd' },
        { value: '红分' },
      ],
    ]
    const done = await takeIn(new Uint8Array(await writeXlsxFile(cells as never).toBuffer()))
    expect(done).toMatchObject({ problems: [], spreadsheet: { stored: 1 } })
    expect(await count(`point_award where superseded_at is null and points = 30`)).toBe(1)
    expect(await undo(done.id)).toEqual([])
    expect(await count(`point_award where superseded_at is null and points = 30`)).toBe(0)
    const kept = await takeIn(`${HEAD}陈静,7,2022-01-01,红分,,,\n`)
    await issue('2026-02-01')
    expect(await undo(kept.id)).toEqual(['TABLE_BUILT_ON'])
  })
})

describe('grades held since before the switch', () => {
  const GRADES = '姓名,等级,授予日期,备注\n'
  const grades = async (content: string) => {
    const found = await read('grades', content, history)
    return { found, done: await commit(found.id, proposed(found)) }
  }

  it('are of a ladder that is kept here, and are told from those that were given here', async () => {
    await scene.addPolicy(journey.database.db, {
      ...{
        organisationId: journey.federation.id,
        kind: 'ladder',
        code: 'titles',
        nameZh: '等级',
        nameEn: 'Titles',
        sport: 'bridge',
      },
      rule: {
        kind: 'ladder',
        chosenBy: 'competitionEnd',
        unit: '0.01',
        grades: [
          { grade: 'star', nameZh: '一星', nameEn: 'One star', requires: { kind: 'points', atLeast: '5000' } },
          { grade: 'master', nameZh: '大师', nameEn: 'Master', requires: { kind: 'points', atLeast: '9000' } },
        ],
      },
    })
    const { found } = await grades(
      `${GRADES}王建国,特级大师,2010-01-01,\n赵磊,大师,1984-01-01,\n陈静,大师,2099-01-01,\n`,
    )
    expect(
      found.spreadsheet.preview.rows.flatMap(row =>
        row.problems.map(one => [row.row, one.path?.split('.').at(-1), one.code]),
      ),
    ).toEqual([
      [2, 'grade', 'GRADE_NOT_ON_LADDER'],
      [3, 'day', 'DAY_BEFORE_BIRTH'],
      [4, 'day', 'DAY_AHEAD'],
    ])
    const { done } = await grades(`${GRADES}王建国,大师,2010-01-01,证书 123\n李秀英,一星,2015-06-01,\n`)
    expect(done).toMatchObject({ problems: [], spreadsheet: { stored: 2 } })
    const { people } = await ask<{ people: { edges: { node: { grades: object[] } }[] } }>(
      `{ people(first: 10, text: "王建国") { edges { node { grades { grade awardedOn status broughtIn { system row note } } } } } }`,
      {},
    )
    expect(people.edges[0]?.node.grades).toEqual([
      {
        grade: 'master',
        awardedOn: '2010-01-01',
        status: 'AWARDED',
        broughtIn: { system: '省桥协积分表', row: 2, note: '证书 123' },
      },
    ])
  })

  it('with another day than the one on file are shown beside it, and are taken back with their sheet', async () => {
    const { found } = await grades(`${GRADES}李秀英,一星,2016-06-01,\n`)
    expect(found.spreadsheet.preview.rows[0]?.problems.map(one => one.code)).toEqual(['GRADE_HELD_OTHERWISE'])
    const { found: fresh, done } = await grades(`${GRADES}陈静,一星,2020-01-01,\n`)
    expect(done.problems).toEqual([])
    expect(await undo(fresh.id)).toEqual([])
    // Taken back, it may come again with the right day.
    expect((await grades(`${GRADES}陈静,一星,2020-02-01,\n`)).done).toMatchObject({
      problems: [],
      spreadsheet: { stored: 1 },
    })
    expect(await undo(fresh.id)).toEqual(['TABLE_NOT_COMMITTED'])
  })
})

describe('the first steps of a body', () => {
  it('are ticked as they are taken, and are gone after the last', async () => {
    const { firstSteps } = await ask<{ firstSteps: { step: string; done: boolean }[] }>(
      '{ firstSteps { step done } }',
      {},
    )
    expect(Object.fromEntries(firstSteps.map(({ step, done }) => [step, done]))).toMatchObject({
      ...{ body: true, members: true, points: true, clubs: false, event: false },
    })
  })

  it('are nobody’s but the office’s', async () => {
    const { data } = await journey.api.execute<{ firstSteps: object[] }>(undefined, '{ firstSteps { step done } }')
    expect(data?.firstSteps).toEqual([])
  })
})

describe('results of before the switch', () => {
  const RESULTS = '姓名,赛事名称,日期,名次,参赛队数,得分率,搭档,级别\n'
  const results = async (content: string) => {
    const found = await read('results', content, history)
    return { found, done: await commit(found.id, proposed(found)) }
  }
  const shown = async () => {
    const { people } = await ask<{ people: { edges: { node: { broughtResults: object[] } }[] } }>(
      `{ people(first: 10, text: "王建国") { edges { node { broughtResults {
        eventName playedOn place field percent partners broughtIn { system row } } } } } }`,
      {},
    )
    return people.edges[0]?.node.broughtResults
  }

  it('stand on the history of the player, told from those that were played here', async () => {
    const { done } = await results(
      `${RESULTS}王建国,全国双人赛,2011/5/2,第3名,64,58.25,李秀英,全国\n李秀英,全国双人赛,2011/5/2,3,64,58.25,王建国,全国\n`,
    )
    expect(done).toMatchObject({ problems: [], spreadsheet: { stored: 2 } })
    expect(await shown()).toEqual([
      {
        ...{
          eventName: '全国双人赛',
          playedOn: '2011-05-02',
          place: 3,
          field: 64,
          percent: '58.25',
          partners: '李秀英',
        },
        broughtIn: { system: '省桥协积分表', row: 2 },
      },
    ])
    const sealed = await count(`audit_content where kind = 'brought_result'`)
    expect(sealed).toBe(2)
  })

  it('are refused where they cannot be so, passed over when they come again, and taken back', async () => {
    const { found } = await results(
      `${RESULTS}赵磊,春季赛,2012-01-01,9,8,,,\n赵磊,春季赛,1980-01-01,1,8,,,\n王建国,全国双人赛,2011-05-02,4,64,58.25,李秀英,全国\n`,
    )
    expect(
      found.spreadsheet.preview.rows.flatMap(row =>
        row.problems.map(one => [row.row, one.path?.split('.').at(-1), one.code]),
      ),
    ).toEqual([
      [2, 'place', 'PLACE_BEYOND_FIELD'],
      [3, 'day', 'DAY_BEFORE_BIRTH'],
      [4, 'event', 'RESULT_BROUGHT_OTHERWISE'],
    ])
    const { found: more, done } = await results(`${RESULTS}王建国,春季赛,2012-01-01,1,8,,,\n`)
    expect(done.problems).toEqual([])
    expect(await shown()).toHaveLength(2)
    expect(await undo(more.id)).toEqual([])
    expect(await shown()).toHaveLength(1)
  })
})

describe('what else an earlier system kept', () => {
  const bring = async (kind: string, content: string) => {
    const found = await read(kind, content, history)
    return { found, done: await commit(found.id, proposed(found)) }
  }
  const wrong = ({ spreadsheet: { preview } }: Read) =>
    preview.rows.flatMap(row => row.problems.map(one => [row.row, one.path?.split('.').at(-1), one.code]))
  const person = async (name: string, fields: string) =>
    (
      await ask<{ people: { edges: { node: Record<string, unknown> }[] } }>(
        `query ($name: String) { people(first: 10, text: $name) { edges { node { ${fields} } } } }`,
        { name },
      )
    ).people.edges[0]?.node
  const FROM = 'broughtIn { system row }'

  it('are places on the lists it printed, which stay as they were printed', async () => {
    const HEAD_LIST = '姓名,排名表,日期,名次,积分\n'
    const { found: bad } = await bring(
      'lists',
      `${HEAD_LIST}王建国,年终榜,2024-12-31,0,1\n赵磊,年终榜,1980-01-01,2,1\n孙悟空,年终榜,2024-12-31,3,1\n`,
    )
    expect(wrong(bad)).toEqual([
      [2, 'place', 'AMOUNT_NOT_READABLE'],
      [3, 'day', 'DAY_BEFORE_BIRTH'],
      [4, 'name', 'PERSON_NOT_FOUND'],
    ])
    const { found, done } = await bring(
      'lists',
      `${HEAD_LIST}赵磊,年终榜,2024-12-31,1,1234.50\n王建国,年终榜,2024-12-31,2,10.25\n`,
    )
    expect(done).toMatchObject({ problems: [], spreadsheet: { stored: 2 } })
    expect(await person('王建国', `broughtPlaces { listName asOf place value ${FROM} }`)).toEqual({
      broughtPlaces: [
        {
          ...{ listName: '年终榜', asOf: '2024-12-31', place: 2, value: '10.25' },
          broughtIn: { system: '省桥协积分表', row: 3 },
        },
      ],
    })
    expect(await count(`audit_content where kind = 'brought_place'`)).toBe(2)
    const { found: other } = await bring('lists', `${HEAD_LIST}王建国,年终榜,2024-12-31,3,10.25\n`)
    expect(wrong(other)).toEqual([[2, 'place', 'PLACE_BROUGHT_OTHERWISE']])
    expect(await undo(found.id)).toEqual([])
    expect(await person('王建国', 'broughtPlaces { place }')).toEqual({ broughtPlaces: [] })
  })

  it('are the numbers it gave, which find their owner again', async () => {
    const { found: bad } = await bring('numbers', '姓名,外部号码的机构,外部号码\n王建国,OLD,A-1\n李秀英,OLD,A-1\n')
    expect(wrong(bad)).toEqual([[3, 'identifier', 'ROW_REPEATED']])
    const { found, done } = await bring('numbers', '姓名,外部号码的机构,旧会员号\n王建国,OLD,A-1\n李秀英,OLD,A-2\n')
    expect(done).toMatchObject({ problems: [], spreadsheet: { stored: 2 } })
    const { found: taken } = await bring('numbers', '姓名,外部号码的机构,旧会员号\n赵磊,OLD,A-1\n')
    expect(wrong(taken)).toEqual([[2, 'identifier', 'IDENTIFIER_TAKEN']])
    // A sheet may name people by them from now on.
    const { found: points } = await bring('points', '姓名,外部号码,积分,日期,积分种类\n赵磊,A-2,1,2020-01-01,红分\n')
    expect(wrong(points)).toEqual([[2, 'name', 'NAME_OF_ANOTHER']])
    expect(await person('李秀英', `office { identifiers { value ${FROM} } }`)).toEqual({
      office: { identifiers: [{ value: 'A-2', broughtIn: { system: '省桥协积分表', row: 3 } }] },
    })
    expect(await undo(found.id)).toEqual([])
    expect(await person('李秀英', 'office { identifiers { value } }')).toEqual({ office: { identifiers: [] } })
  })

  it('are clubs somebody was a member of before, several times of one body among them', async () => {
    const { done } = await bring(
      'memberships',
      '姓名,自,有效期至\n陈静,2001-01-01,2003-12-31\n陈静,2005-01-01,2006-12-31\n',
    )
    expect(done).toMatchObject({ problems: [], spreadsheet: { stored: 2 } })
    const spells = (await person('陈静', `affiliations { validFrom validUntil ${FROM} }`)) as { affiliations: object[] }
    expect(spells.affiliations.slice(1)).toEqual([
      { validFrom: '2005-01-01', validUntil: '2007-01-01', broughtIn: { system: '省桥协积分表', row: 3 } },
      { validFrom: '2001-01-01', validUntil: '2004-01-01', broughtIn: { system: '省桥协积分表', row: 2 } },
    ])
    const { found } = await bring(
      'memberships',
      '姓名,自,有效期至\n赵磊,2001-01-01,2003-12-31\n赵磊,2003-01-01,2006-12-31\n',
    )
    expect(wrong(found)).toEqual([[3, 'person', 'ROW_REPEATED']])
  })

  it('are offices that were held', async () => {
    const OFFICES = '姓名,职务,自,有效期至\n'
    const { found: bad } = await bring('offices', `${OFFICES}王建国,大总管,2001-01-01,\n赵磊,主席,1984-01-01,\n`)
    expect(wrong(bad)).toEqual([
      [2, 'office', 'CELL_WORD_UNKNOWN'],
      [3, 'from', 'DAY_BEFORE_BIRTH'],
    ])
    const { found, done } = await bring(
      'offices',
      `${OFFICES}王建国,会长,2001-01-01,2004-12-31\n李秀英,秘书长,2001-01-01,2004-12-31\n`,
    )
    expect(done).toMatchObject({ problems: [], spreadsheet: { stored: 2 } })
    const { found: other } = await bring('offices', `${OFFICES}王建国,主席,2004-01-01,2006-12-31\n`)
    expect(wrong(other)).toEqual([[2, 'from', 'TERM_HELD_OTHERWISE']])
    const { organisation } = await ask<{ organisation: { officers: object[] } }>(
      `query ($id: ID!) { organisation(id: $id) { officers { office from until person { number } ${FROM} } } }`,
      { id: federation },
    )
    expect(organisation.officers).toMatchObject([
      { office: 'president', from: '2001-01-01', until: '2005-01-01', broughtIn: { system: '省桥协积分表', row: 2 } },
      { office: 'secretary', broughtIn: { row: 3 } },
    ])
    expect(await undo(found.id)).toEqual([])
  })

  it('are sanctions: what is over on file as it was, what holds still waits for its second person', async () => {
    const SANCTIONS = '姓名,处罚内容,自,有效期至,事由\n'
    const { found, done } = await bring(
      'sanctions',
      `${SANCTIONS}赵磊,禁赛,2015-01-01,2015-12-31,冒名顶替\n陈静,禁赛,2026-01-01,,消极比赛\n`,
    )
    expect(done).toMatchObject({ problems: [], spreadsheet: { stored: 2 } })
    const { sanctions } = await ask<{ sanctions: { edges: { node: object }[] } }>(
      `{ sanctions(first: 10) { edges { node { status from until publicity ${FROM} } } } }`,
      {},
    )
    expect(sanctions.edges.map(({ node }) => node)).toEqual([
      {
        status: 'PROPOSED',
        from: '2026-01-01',
        until: null,
        publicity: 'offices',
        broughtIn: { system: '省桥协积分表', row: 3 },
      },
      {
        status: 'IN_FORCE',
        from: '2015-01-01',
        until: '2016-01-01',
        publicity: 'offices',
        broughtIn: { system: '省桥协积分表', row: 2 },
      },
    ])
    expect(await undo(found.id)).toEqual([])
  })
})
