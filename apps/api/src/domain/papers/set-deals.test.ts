import { describe, expect, it } from 'vitest'
import type { PaperBoard } from './paper.js'
import { setCards, setDeals } from './set-deals.js'

interface Written {
  readonly text: string
  readonly x: number
  readonly right: number
  readonly y: number
}

/** A page that remembers what was written where, every character as wide as a figure of the paper's font. */
const page = () => {
  const written: Written[] = []
  const frames: { x: number; width: number }[] = []
  const wide = (text: string, { size }: { size: number }): number => text.length * size * 0.56
  const pen: Record<string, unknown> = {}
  const chain = () => pen
  for (const name of ['lineWidth', 'strokeColor', 'stroke', 'dash', 'undash']) pen[name] = chain
  pen.rect = (x: number, _y: number, width: number) => {
    frames.push({ x, width })
    return pen
  }
  const sheet = {
    doc: pen as never,
    setter: {
      width: wide,
      write: (text: string, style: { size: number }, x: number, y: number) =>
        void written.push({ text, x, y, right: x + wide(text, style) }),
    },
    left: 56,
    width: 483,
    y: 56,
    room: () => undefined,
  }
  return { sheet, written, frames }
}

const ALL = 'AKQJT98765432'
const whole = (suit: number): string[] => [0, 1, 2, 3].map(at => (at === suit ? ALL : ''))
const rankRows = (written: readonly Written[]): readonly Written[] =>
  written.filter(({ text }) => text.replaceAll(' ', '') === 'AKQJ1098765432')

const board: PaperBoard = {
  title: '1',
  marks: '',
  hands: [0, 1, 2, 3].map(whole),
  points: ['10', '10', '10', '10'],
  tricks: [{ seat: 'N', made: ['13', '13', '0', '0', '0'] }],
}

describe('a hand of thirteen cards of one suit', () => {
  it('stays in the frame of its board, and clear of the tricks', () => {
    const { sheet, written, frames } = page()
    setDeals(sheet, [board])
    const [frame] = frames
    const right = (frame?.x ?? 0) + (frame?.width ?? 0)
    const rows = rankRows(written)
    expect(rows).toHaveLength(4)
    for (const row of rows) expect(row.right, `${row.x} ${row.y}`).toBeLessThanOrEqual(right - 3)
    const tricks = Math.min(...written.filter(({ text }) => text === 'NT').map(({ x }) => x))
    const south = rows.reduce((lowest, row) => (row.y > lowest.y ? row : lowest))
    expect(south.right).toBeLessThanOrEqual(tricks)
  })

  it('stays within the card that is cut out', () => {
    const { sheet, written, frames } = page()
    setCards(
      sheet,
      [0, 1, 2, 3].map(at => ({ title: '1', seat: 'N', suits: whole(at) })),
    )
    rankRows(written).forEach((row, at) => {
      expect(row.right).toBeLessThanOrEqual((frames[at]?.x ?? 0) + (frames[at]?.width ?? 0) - 3)
    })
  })

  it('has room between its ranks where there is enough', () => {
    const { sheet, written } = page()
    setCards(sheet, [{ title: '1', seat: 'N', suits: ['AKT', '', '', ''] }])
    expect(written.map(({ text }) => text)).toContain('A K 10')
  })
})
