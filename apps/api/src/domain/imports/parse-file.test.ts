import { describe, expect, it } from 'vitest'
import { parseFile } from './parse-file.js'

/** 轮次 桌号 座位 编号 姓名 级数 in GB 18030, whose writing no platform here has. */
const headingInGb = 'c2d6b4ce;d7c0bac5;d7f9cebb;b1e0bac5;d0d5c3fb;bcb6cafd'.replace(/;/g, '3b')
const gb = (hex: string, rest: string): Uint8Array =>
  new Uint8Array([
    ...Buffer.from('# date: 2026-11-20\r\n', 'latin1'),
    ...Buffer.from(hex, 'hex'),
    ...Buffer.from(`\r\n${rest}`, 'latin1'),
  ])

const results = (mark: string): string =>
  ['1 1 NS 1 A/B A+', '1 1 EW 2 C/D 9'].map(row => row.replaceAll(' ', mark)).join('\r\n')
const withHeading = (mark: string): Uint8Array =>
  new TextEncoder().encode(
    `# date: 2026-11-20\n# title: Guests, of all clubs\n${['round', 'table', 'seat', 'number', 'name', 'level'].join(mark)}\n${results(mark)}`,
  )

describe('a spreadsheet with a line for each seat', () => {
  it.each([
    [';', withHeading(';')],
    ['tab', withHeading('\t')],
    ['comma', withHeading(',')],
    ['semicolon in GB 18030', gb(headingInGb, results(';'))],
  ])('is read by its heading, whatever stands above it: %s', async (_mark, content) => {
    const read = await parseFile(content, 'guests.csv')
    expect(read).toMatchObject({ ok: true, value: { format: 'guandanRows', date: '2026-11-20' } })
    expect(read.ok && read.value.sessions[0]?.sections[0]?.boards[0]?.lines).toHaveLength(1)
  })
})
