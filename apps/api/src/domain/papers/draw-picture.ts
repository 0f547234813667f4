import encodeQR from 'qr'
import { broken, drawn, fitted } from './lettering.js'
import {
  type Paper,
  type PaperBlock,
  type PictureLook,
  type PictureShape,
  type PictureTheme,
  PLAIN_LOOK,
} from './paper.js'

interface Colours {
  readonly paper: string
  readonly ink: string
  readonly muted: string
  readonly rule: string
  readonly seal: string
  /** On the seal. */
  readonly onSeal: string
}

const colours: Readonly<Record<PictureTheme, Colours>> = {
  light: { paper: '#fbfaf8', ink: '#1f2329', muted: '#63666d', rule: '#dedbd4', seal: '#b8332c', onSeal: '#fbfaf8' },
  dark: { paper: '#121418', ink: '#edeae4', muted: '#a3a7af', rule: '#33373f', seal: '#e0685c', onSeal: '#121418' },
}

interface Frame {
  readonly width: number
  readonly height: number
  /** The baseline of the kicker. */
  readonly top: number
  /** The size of the title, and how many lines it may have. */
  readonly title: number
  readonly titleLines: number
  /** Where the places begin, how far apart they are, how large their letters and how many there is room for. */
  readonly table: number
  readonly row: number
  readonly letter: number
  readonly places: number
  /** The side of the code to the page; none where there is no room for one that a telephone reads. */
  readonly code: number
}

/** A link that is passed on shows a podium; a post more of it; the long one carries the code to the page. */
const frames: Readonly<Record<PictureShape, Frame>> = {
  wide: {
    width: 1200,
    height: 630,
    top: 102,
    title: 58,
    titleLines: 2,
    table: 336,
    row: 68,
    letter: 36,
    places: 3,
    code: 0,
  },
  square: {
    width: 1080,
    height: 1080,
    top: 110,
    title: 64,
    titleLines: 2,
    table: 420,
    row: 92,
    letter: 42,
    places: 6,
    code: 0,
  },
  long: {
    width: 1080,
    height: 1440,
    top: 110,
    title: 64,
    titleLines: 3,
    table: 480,
    row: 92,
    letter: 42,
    places: 7,
    code: 190,
  },
}

const MARGIN = 72
const SEAL_SIDE = 104

type Table = Extract<PaperBlock, { kind: 'table' }>

interface Drawing {
  readonly frame: Frame
  readonly colour: Colours
}

const rightOf = ({ width }: Frame): number => width - MARGIN

const seal = ({ frame, colour }: Drawing): string => {
  const left = rightOf(frame) - SEAL_SIDE
  return `<rect x="${left}" y="${MARGIN - 16}" width="${SEAL_SIDE}" height="${SEAL_SIDE}" rx="10" fill="${colour.seal}"/>${drawn(
    { text: '牌籍', size: 42, weight: 700, color: colour.onSeal, x: left + 10, y: MARGIN + 51 },
  )}`
}

/** The column of names: the widest one. */
const nameColumn = ({ widths }: Table): number => widths.indexOf(Math.max(...widths))

const placesOf = (table: Table, { frame, colour }: Drawing): string[] => {
  const { table: top, row, letter, places } = frame
  const last = table.head.length - 1
  const names = nameColumn(table)
  const right = rightOf(frame)
  const head = drawn({
    text: table.head[last] ?? '',
    size: 22,
    color: colour.muted,
    x: right,
    y: top - 14,
    align: 'right',
  })
  const room = right - MARGIN - 84 - letter * 5.5
  const rows = table.rows.slice(0, places).map((cells, at) => {
    const y = top + row * 0.68 + at * row
    const rank = cells[0] ?? ''
    return [
      `<rect x="${MARGIN}" y="${y - row * 0.7}" width="${right - MARGIN}" height="1" fill="${colour.rule}"/>`,
      drawn({ text: rank, size: letter, weight: 700, color: at === 0 ? colour.seal : colour.ink, x: MARGIN + 8, y }),
      drawn({
        text: fitted(cells[names] ?? '', letter, 400, room),
        size: letter,
        color: colour.ink,
        x: MARGIN + 84,
        y,
      }),
      drawn({ text: cells[last] ?? '', size: letter, weight: 700, color: colour.ink, x: right, y, align: 'right' }),
    ].join('')
  })
  return [head, ...rows]
}

/** The date or other line that a paper says strongest, if it says one. */
const strongLine = ({ blocks }: Paper): string | undefined => {
  const found = blocks.find(block => block.kind === 'paragraph' && block.tone === 'strong')
  return found?.kind === 'paragraph' ? found.text : undefined
}

/** The code to the page, dark on light in either theme, for a telephone reads no other. */
const codeOf = (address: string, { frame }: Drawing): string => {
  const cells = encodeQR(address, 'raw', { ecc: 'medium' })
  const y = frame.height - MARGIN - 40 - frame.code
  const size = frame.code / cells.length
  const dark = cells.flatMap((row, line) =>
    row.flatMap((set, at) => (set ? [`M${MARGIN + at * size} ${y + line * size}h${size}v${size}h-${size}z`] : [])),
  )
  return `<rect x="${MARGIN - 8}" y="${y - 8}" width="${frame.code + 16}" height="${frame.code + 16}" fill="#ffffff"/><path d="${dark.join('')}" fill="#1f2329"/>`
}

/**
 * The head of a paper and its first places as an SVG, for whoever is sent the address of its page. All text is outlines.
 */
const pictureOf = (paper: Paper, look: PictureLook): string => {
  const drawing = { frame: frames[look.shape], colour: colours[look.theme] }
  const { frame, colour } = drawing
  const { width, height, top, title: size } = frame
  const room = rightOf(frame) - MARGIN
  const title = broken(paper.title, size, 700, room - SEAL_SIDE - 40, frame.titleLines)
  const table = paper.blocks.find((block): block is Table => block.kind === 'table')
  const kicker = [paper.kicker, strongLine(paper)].filter(Boolean).join(' · ')
  const parts = [
    `<rect width="${width}" height="${height}" fill="${colour.paper}"/><rect width="${width}" height="10" fill="${colour.seal}"/>`,
    seal(drawing),
    drawn({ text: fitted(kicker, 28, 400, room - SEAL_SIDE - 72), size: 28, color: colour.muted, x: MARGIN, y: top }),
    ...title.map((text, at) =>
      drawn({ text, size, weight: 700, color: colour.ink, x: MARGIN, y: top + 80 + at * size * 1.31 }),
    ),
    ...(table ? placesOf(table, drawing) : []),
    ...(frame.code > 0 && paper.address ? [codeOf(paper.address, drawing)] : []),
    drawn({ text: fitted(paper.foot, 22, 400, room), size: 22, color: colour.muted, x: MARGIN, y: height - 40 }),
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${parts.join('')}</svg>`
}

/** The same as a PNG. */
export const drawPicture = async (paper: Paper, look: PictureLook = PLAIN_LOOK): Promise<Uint8Array> => {
  const { default: sharp } = await import('sharp')
  return new Uint8Array(
    await sharp(Buffer.from(pictureOf(paper, look)))
      .png({ palette: true, colours: 64 })
      .toBuffer(),
  )
}
