import writeXlsxFile from 'write-excel-file/node'
import { describe, expect, it } from 'vitest'
import { parseFile } from './parse-file.js'

type Cells = readonly (readonly (string | number | null)[])[]

const workbook = async (sheets: readonly Cells[]): Promise<Uint8Array> => {
  const written = sheets.map((rows, at) => ({ sheet: `Sheet${at + 1}`, data: rows.map(cells => [...cells]) }))
  return new Uint8Array(await writeXlsxFile(written, {}).toBuffer())
}

/** `board ns-ew contract declarer tricks score`, as far as stated. */
const linesOf = async (content: Uint8Array, name: string) => {
  const event = await parseFile(content, name)
  if (!event.ok) throw new Error(JSON.stringify(event.error))
  const boards = event.value.sessions.flatMap(one => one.sections).flatMap(one => one.boards)
  return boards.flatMap(({ number, lines }) =>
    lines.map(({ sides, sheet, score }) => {
      const { contract, declarer, tricks } = sheet as { contract?: string; declarer?: string; tricks?: number }
      return [number, sides.join('-'), contract, declarer, tricks, score].filter(one => one !== undefined).join(' ')
    }),
  )
}

const evening = ['1 1-2 3NT N 9 400', '1 3-4 4S E 9 50', '2 1-2 PASS 0']
const chinese = [
  ['牌号', '南北', '东西', '定约', '庄家', '墩数', '首攻', '南北得分'],
  [1, 1, 2, '3NT', 'N', 9, '♠5', 400],
  [1, 3, 4, '4♠', 'E', 9, '', '50'],
  [2, 1, 2, 'PASS', '', '', '', 0],
]

describe('a spreadsheet of boards', () => {
  it('is a list with a heading', async () => {
    const heading = ['Board', 'NS', 'EW', 'Contract', 'By', 'Tricks', 'Score NS', 'Score EW']
    const rows = [
      ['Tuesday pairs'],
      [],
      heading,
      [1, 1, 2, '3NT', 'N', 9, 400, null],
      [1, 3, 4, '4S', 'E', 9, 50, null],
      [2, 1, 2, 'PASS', null, null, 0, null],
    ]
    expect(await linesOf(await workbook([rows]), 'tuesday.xlsx')).toEqual(evening)
  })

  it('is a block for each board, with the ranking on another sheet', async () => {
    const heading = ['NS', 'EW', 'Contract', 'Score NS', 'Score EW']
    const boards = [
      ['Board 1'],
      heading,
      [1, 2, '3NT N =', 400, null],
      [3, 4, '4♠ E -1', 50, null],
      [null, null, null, null, null],
      ['Board 2'],
      heading,
      [1, 2, 'PASS', 0, null],
    ]
    const ranking = [
      ['Rank', 'Pair', 'Names', 'Percent'],
      [1, 1, 'Ann & Bo', 75],
      [2, 2, 'Cy & Di', 25],
    ]
    const content = await workbook([boards, ranking])
    expect(await linesOf(content, 'tuesday.xlsx')).toEqual(evening)
    const event = await parseFile(content, 'tuesday.xlsx')
    expect(event.ok && event.value.entrants[0]).toMatchObject({
      players: [{ name: 'Ann' }, { name: 'Bo' }],
      published: { percent: '75', place: '1' },
    })
  })

  it('has its headings in Chinese, as a workbook and as text in UTF-8 or UTF-16', async () => {
    const text = chinese.map(cells => cells.join(',')).join('\r\n')
    const utf16 = new Uint8Array([0xff, 0xfe, ...Buffer.from(text, 'utf16le')])
    expect(await linesOf(await workbook([chinese]), '周二.xlsx')).toEqual(evening)
    for (const [content, name] of [
      [new TextEncoder().encode(text), '周二.csv'],
      [new TextEncoder().encode(`\ufeff${text}`), '周二.txt'],
      [new TextEncoder().encode(text.replaceAll(',', '，')), '周二.csv'],
      [utf16, '周二.csv'],
    ] as const)
      expect(await linesOf(content, name)).toEqual(evening)
  })

  it('says what it lacks', async () => {
    const event = await parseFile(
      await workbook([
        [
          ['a', 'b'],
          [1, 2],
        ],
      ]),
      'x.xlsx',
    )
    expect(event.ok || event.error.map(({ code }) => code)).toEqual(['FILE_HAS_NO_RESULTS'])
  })
})

it.each([
  ['1,430', 1430],
  ['-1,100', -1100],
])('a thousand may have a comma: %s', async (text, score) => {
  const csv = `board;ns;ew;score\n1;1;2;${text}\n`
  expect(await linesOf(new TextEncoder().encode(csv), 'a.csv')).toEqual([`1 1-2 ${score}`])
})
