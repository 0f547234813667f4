import writeXlsxFile from 'write-excel-file/node'
import { startStack, type TestStack, testDeps, useCases } from '@paiji/api/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { directorOf } from '../support/director.js'
import { rowIdOf } from '../support/ids.js'
import { type Journey, startJourney } from '../support/journey.js'

/** Results of mahjong and guandan out as a spreadsheet, and in again as those of an event run elsewhere. */

let journey: Journey
let stack: TestStack
beforeAll(async () => {
  journey = await startJourney()
  stack = await startStack(journey.database)
})
afterAll(async () => {
  await stack?.close()
  await journey?.stop()
})

const { done, newEvent, newStage, enter, open, draw, publish, close, play } = directorOf(() => journey)

interface Shown {
  id: string
  files: { format: string; path: string }[]
  lines: { edges: { node: { rank: number; total: string; entry: { number: string } } }[] }
}

const standingsOf = async (stage: string): Promise<Shown> => {
  const read = `query ($stage: ID!) { stage(id: $stage) { standings { id files { format path } lines(first: 64) {
    edges { node { rank total entry { number } } } } } } }`
  return (await journey.ask<{ stage: { standings: Shown } }>(journey.federation.staff, read, { stage })).stage.standings
}

const published = async (stage: string): Promise<Shown> => {
  await useCases.recomputeNow(testDeps(journey.database.db), rowIdOf(stage))
  const { id } = await standingsOf(stage)
  await done('publishStandings', { stage, revision: id, idempotencyKey: `publish-${id}` }, `revision { id }`)
  return standingsOf(stage)
}

const fileOf = async (shown: Shown, format: string): Promise<string> => {
  const file = shown.files.find(one => one.format === format)
  const answer = await fetch(`${stack.url}${file?.path ?? '/none'}`)
  expect(answer.status).toBe(200)
  return answer.text()
}

const mahjong = async (names: readonly string[]): Promise<string> => {
  const format = { kind: 'schedule', rounds: [[[1, 2, 3, 4], [5, 6, 7, 8]], [[1, 5, 2, 6], [3, 7, 4, 8]]] } // biome-ignore format: one row
  const input = { event: await newEvent('mahjong'), nameZh: '预赛', nameEn: 'Preliminary', format: 'individual' }
  const about = { ...input, plan: { format }, settings: {} }
  const { stage } = await done<{ stage: { id: string } }>('addStage', about, 'stage { id }')
  const entrants = names.map((name, at) => ({ seed: at + 1, players: [{ name }] }))
  await done('enterEntrants', { stage: stage.id, entrants }, 'entered')
  await open(stage.id)
  for (const totals of [
    [40, 10, -10, -40],
    [7, 7, -4, -10],
  ]) {
    // biome-ignore format: one row
    const { round } = await draw(stage.id)
    await publish(round.id)
    for (const { label, sides } of round.tables) {
      const place = { round: round.number, table: label, sides: sides.map(side => side.id), expectedVersion: 0 }
      const sheet = { mahjong: { kind: 'totals', totals } }
      await done('enterResult', { stage: stage.id, slot: `r${round.number}/t${label}`, ...place, sheet }, 'version')
    }
    await close(round.id)
  }
  return stage.id
}

const order = ({ lines }: Shown) => lines.edges.map(({ node }) => `${node.rank} ${node.entry.number} ${node.total}`)

describe('results of mahjong', () => {
  it('go out with a row for each seat, no name a formula, and come in as the same results', async () => {
    const before = await published(await mahjong(['=SUM(A1)', '乙', '丙', '丁', '戊', '己', '庚', '辛']))
    expect(before.files.map(file => file.format)).toEqual(['rows', 'rowsXlsx', 'emaReport'])
    const text = await fileOf(before, 'rows')
    const [heading, first] = text.split('\r\n').slice(2)
    expect(heading).toBe('round,table,seat,number,name,member,points,standard_points')
    expect(first).toBe("1,1,E,1,'=SUM(A1),,40,4.00")
    const again = await journey.takeInAsIs('mahjong.csv', text)
    expect(order(await standingsOf(again.stage))).toEqual(order(before))
  })

  it('go out as XLSX with the same rows, and come in again', async () => {
    const shown = await published(await mahjong(['=1+1', '乙', '丙', '丁', '戊', '己', '庚', '辛']))
    const path = shown.files.find(one => one.format === 'rowsXlsx')?.path ?? '/none'
    const answer = await fetch(`${stack.url}${path}`)
    expect(answer.headers.get('content-disposition')).toContain('.xlsx')
    const bytes = new Uint8Array(await answer.arrayBuffer())
    const again = await journey.takeInAsIs('mahjong-out.xlsx', bytes)
    expect(order(await standingsOf(again.stage))).toEqual(order(shown))
  })

  it('are reported as the European association takes them', async () => {
    const shown = await published(await mahjong(['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H']))
    const lines = (await fileOf(shown, 'emaReport')).trim().split('\r\n')
    expect(lines).toHaveLength(9)
    expect(lines.slice(0, 2)).toEqual([
      'place,first_name,last_name,ema_number,table_points,score,ema_member',
      '1,,A,,7.00,47,no',
    ])
  })
})

describe('results of guandan', () => {
  it('come in as the points that went out', async () => {
    const stage = await newStage(await newEvent('guandan'), { format: { kind: 'swiss', rounds: 2 } })
    await enter(stage, 5)
    await open(stage)
    for (let round = 1; round <= 2; round++) {
      const drawn = await draw(stage)
      await publish(drawn.round.id)
      await play(stage, drawn.round)
      await close(drawn.round.id)
    }
    const before = await published(stage)
    expect(before.files.map(file => file.format)).toEqual(['rows', 'rowsXlsx'])
    const again = await journey.takeInAsIs('guandan.csv', await fileOf(before, 'rows'))
    const totals = (shown: Shown) =>
      Object.fromEntries(shown.lines.edges.map(({ node }) => [node.entry.number, Number(node.total)]))
    expect(totals(await standingsOf(again.stage))).toEqual(totals(before))
  })
})

describe('an event run elsewhere', () => {
  it('comes in from XLSX, with Chinese headings', async () => {
    const rows = [
      ['轮次', '桌号', '座位', '编号', '姓名', '比赛分'],
      ...['东', '南', '西', '北'].map((seat, at) => [1, 1, seat, at + 1, `选手${at + 1}`, [30, 10, -10, -30][at]]),
    ]
    const cells = rows.map(row => row.map(value => ({ value })))
    const content = new Uint8Array(await writeXlsxFile(cells as never).toBuffer())
    const found = await journey.read('春季赛.xlsx', content)
    expect(found.problems).toEqual([])
    expect(found.import).toMatchObject({ status: 'READ' })
    const read = 'query ($id: ID!) { import(id: $id) { summary { boards results profiles } } }'
    const answer = await journey.ask<{ import: { summary: object } }>(journey.federation.staff, read, {
      id: found.import?.id,
    })
    expect(answer.import.summary).toEqual({ boards: 0, results: 1, profiles: [] })
  })
})

describe('a file that is wrong', () => {
  it('is refused with its line', async () => {
    const text = 'round,table,seat,number,name,points\n1,1,E,1,A,10\n1,1,S,2,B,-10\n'
    const upload = await journey.read('wrong.csv', text)
    expect(upload.problems).toMatchObject([{ code: 'ROWS_SEATS_WRONG', line: 2 }])
  })
})
