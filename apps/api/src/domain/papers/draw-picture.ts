import { broken, drawn, fitted } from './lettering.js'
import type { Paper, PaperBlock } from './paper.js'

const [WIDTH, HEIGHT] = [1200, 630]
const MARGIN = 72
const RIGHT = WIDTH - MARGIN
const [PAPER, INK, MUTED, RULE, SEAL] = ['#fbfaf8', '#1f2329', '#63666d', '#dedbd4', '#b8332c']
const SEAL_SIDE = 104
/** Lines of the first table that a picture has room for: a podium. */
const PLACES = 3

type Table = Extract<PaperBlock, { kind: 'table' }>

const seal = (): string => {
  const left = RIGHT - SEAL_SIDE
  return `<rect x="${left}" y="${MARGIN - 16}" width="${SEAL_SIDE}" height="${SEAL_SIDE}" rx="10" fill="${SEAL}"/>${drawn(
    {
      text: '牌籍',
      size: 42,
      weight: 700,
      color: PAPER,
      x: left + 10,
      y: MARGIN + 51,
    },
  )}`
}

/** The column of names: the widest one. */
const nameColumn = ({ widths }: Table): number => widths.indexOf(Math.max(...widths))

const placesOf = (table: Table, top: number): string[] => {
  const last = table.head.length - 1
  const names = nameColumn(table)
  const head = drawn({ text: table.head[last] ?? '', size: 22, color: MUTED, x: RIGHT, y: top - 14, align: 'right' })
  const rows = table.rows.slice(0, PLACES).map((cells, at) => {
    const y = top + 46 + at * 68
    const rank = cells[0] ?? ''
    return [
      `<rect x="${MARGIN}" y="${y - 48}" width="${RIGHT - MARGIN}" height="1" fill="${RULE}"/>`,
      drawn({ text: rank, size: 36, weight: 700, color: at === 0 ? SEAL : INK, x: MARGIN + 8, y }),
      drawn({ text: fitted(cells[names] ?? '', 36, 400, 760), size: 36, color: INK, x: MARGIN + 84, y }),
      drawn({ text: cells[last] ?? '', size: 36, weight: 700, color: INK, x: RIGHT, y, align: 'right' }),
    ].join('')
  })
  return [head, ...rows]
}

/** The date or other line that a paper says strongest, if it says one. */
const strongLine = ({ blocks }: Paper): string | undefined => {
  const found = blocks.find(block => block.kind === 'paragraph' && block.tone === 'strong')
  return found?.kind === 'paragraph' ? found.text : undefined
}

/**
 * The head of a paper and its first places as an SVG of 1200 × 630, for whoever is sent the address of its page. All text is
 * outlines.
 */
const pictureOf = (paper: Paper): string => {
  const title = broken(paper.title, 58, 700, RIGHT - MARGIN - SEAL_SIDE - 40, 2)
  const table = paper.blocks.find((block): block is Table => block.kind === 'table')
  const kicker = [paper.kicker, strongLine(paper)].filter(Boolean).join(' · ')
  const parts = [
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${PAPER}"/><rect width="${WIDTH}" height="10" fill="${SEAL}"/>`,
    seal(),
    drawn({ text: fitted(kicker, 28, 400, 880), size: 28, color: MUTED, x: MARGIN, y: 102 }),
    ...title.map((text, at) => drawn({ text, size: 58, weight: 700, color: INK, x: MARGIN, y: 182 + at * 76 })),
    ...(table ? placesOf(table, 336) : []),
    drawn({ text: fitted(paper.foot, 22, 400, RIGHT - MARGIN), size: 22, color: MUTED, x: MARGIN, y: HEIGHT - 40 }),
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${parts.join('')}</svg>`
}

/** The same as a PNG. */
export const drawPicture = async (paper: Paper): Promise<Uint8Array> => {
  const { default: sharp } = await import('sharp')
  return new Uint8Array(
    await sharp(Buffer.from(pictureOf(paper)))
      .png({ palette: true, colours: 64 })
      .toBuffer(),
  )
}
