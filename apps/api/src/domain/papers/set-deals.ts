import type PDFDocument from 'pdfkit'
import type { PaperBoard, PaperCard } from './paper.js'

interface Style {
  readonly size: number
  readonly weight?: 400 | 700
  readonly color?: string
  readonly align?: 'left' | 'right'
}

/** The page that is set, as far as it is needed here. */
interface Page {
  readonly doc: InstanceType<typeof PDFDocument>
  readonly setter: {
    width(text: string, style: Style): number
    write(text: string, style: Style, x: number, y: number, width: number): void
  }
  readonly left: number
  readonly width: number
  y: number
  room(height: number): void
}

const INK = '#1a1a1a'
const RED = '#a3262a'
const MUTED = '#5c5c5c'

const SIGNS = ['♠', '♥', '♦', '♣'] as const
const RED_SUITS = new Set(['♥', '♦'])
const LINE = 12.5
const GAP = 14

/** Ranks with room between them; `T` is read as 10. */
const ranksOf = (held: string): string => (held ? [...held].map(rank => (rank === 'T' ? '10' : rank)).join(' ') : '–')

/** The ranks of a suit in their room: close together where it is too short for spaces, and smaller where for both. */
const fittingRanks = (sheet: Page, held: string, size: number, room: number): { text: string; size: number } => {
  const spaced = ranksOf(held)
  const close = spaced.replaceAll(' ', '')
  const fits = [spaced, close].find(text => sheet.setter.width(text, { size }) <= room)
  return fits ? { text: fits, size } : { text: close, size: (size * room) / sheet.setter.width(close, { size }) }
}

const SIGN = 13

interface Place {
  readonly x: number
  readonly y: number
  /** From the left edge of the hand. */
  readonly width: number
}

const setHand = (sheet: Page, suits: readonly string[], { x, y, width }: Place, size = 9.5): void => {
  suits.forEach((held, at) => {
    const sign = SIGNS[at] ?? ''
    const top = y + at * (size + 2)
    const ranks = fittingRanks(sheet, held, size, width - SIGN)
    sheet.setter.write(sign, { size, color: RED_SUITS.has(sign) ? RED : INK }, x, top, SIGN + 1)
    // Wider than it is, so that it is never broken; smaller ranks stand on the same line.
    sheet.setter.write(ranks.text, { size: ranks.size }, x + SIGN, top + (size - ranks.size), width)
  })
}

/** Four of them and the title fill a page. */
const BOARD = 160

/** Where the tricks begin, from the left edge of the board. */
const TRICKS = 149

/** Tricks of each declarer, in the corner between south and east. */
const setTricks = (sheet: Page, { tricks }: PaperBoard, x: number, y: number): void => {
  if (!tricks) return
  const cell = (text: string, column: number, row: number, color = MUTED): void =>
    sheet.setter.write(text, { size: 7, color, align: 'right' }, x + column * 13, y + row * 9, 12)
  const heads = ['NT', ...SIGNS]
  for (const [at, head] of heads.entries()) cell(head, at + 1, 0, RED_SUITS.has(head) ? RED : INK)
  for (const [row, { seat, made }] of tricks.entries()) {
    cell(seat, 0, row + 1)
    for (const [at, one] of made.entries()) cell(one, at + 1, row + 1, INK)
  }
}

const setBoard = (sheet: Page, board: PaperBoard, x: number, y: number, width: number): void => {
  const { setter, doc } = sheet
  doc
    .rect(x, y, width, BOARD - 8)
    .lineWidth(0.5)
    .strokeColor('#b0b0b0')
    .stroke()
  setter.write(board.title, { size: 10.5, weight: 700 }, x + 6, y + 4, 74)
  setter.write(board.marks, { size: 7.5, color: MUTED }, x + 6, y + 19, 74)
  // South ends where the tricks begin.
  const places: readonly Place[] = [
    { x: x + 84, y: y + 4, width: width - 88 },
    { x: x + 156, y: y + 49, width: width - 160 },
    { x: x + 84, y: y + 94, width: board.tricks ? TRICKS - 84 : width - 88 },
    { x: x + 10, y: y + 49, width: 142 },
  ]
  board.hands.forEach((hand, at) => {
    const place = places[at]
    if (place) setHand(sheet, hand, place)
  })
  // The points of the hands as they sit: north above, west and east beside, south beneath.
  const [north = '', east = '', south = '', west = ''] = board.points
  const middle = { size: 7.5, color: MUTED }
  setter.write(north, middle, x + 26, y + 102, 20)
  setter.write(`${west}        ${east}`, middle, x + 12, y + 112, 50)
  setter.write(south, middle, x + 26, y + 122, 20)
  setTricks(sheet, board, x + TRICKS, y + 97)
  if (board.par) setter.write(board.par, { size: 7.5, color: MUTED }, x + 6, y + BOARD - 20, width - 12)
}

/** Two boards beside each other, page after page. */
export const setDeals = (sheet: Page, boards: readonly PaperBoard[]): void => {
  const width = (sheet.width - GAP) / 2
  boards.forEach((board, at) => {
    if (at % 2 === 0) sheet.room(BOARD)
    setBoard(sheet, board, sheet.left + (at % 2) * (width + GAP), sheet.y, width)
    if (at % 2 === 1 || at === boards.length - 1) sheet.y += BOARD
  })
}

const CARD = 84
const COLUMNS = 4

/** Cards to be cut out: a hand each, the four of a board in one row. */
export const setCards = (sheet: Page, cards: readonly PaperCard[]): void => {
  const width = sheet.width / COLUMNS
  cards.forEach(({ title, seat, suits }, at) => {
    const column = at % COLUMNS
    if (column === 0) sheet.room(CARD)
    const [x, y] = [sheet.left + column * width, sheet.y]
    sheet.doc.rect(x, y, width, CARD).lineWidth(0.4).dash(2, { space: 2 }).strokeColor('#909090').stroke().undash()
    sheet.setter.write(title, { size: 8, color: MUTED }, x + 6, y + 5, width - 40)
    sheet.setter.write(seat, { size: 9.5, weight: 700, align: 'right' }, x + 6, y + 4, width - 12)
    setHand(sheet, suits, { x: x + 8, y: y + 5 + LINE + 4, width: width - 14 }, 9)
    if (column === COLUMNS - 1 || at === cards.length - 1) sheet.y += CARD
  })
}
