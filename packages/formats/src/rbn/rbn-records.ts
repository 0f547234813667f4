import type { ImportedBoard, SeatLetter } from '../imported-event.js'
import type { SourceText } from '../text/source-text.js'
import { readSeat } from '../values/contract.js'
import { seatLetters } from '../values/deal.js'

/** What one record of an RBN file says, by its labels: a deal, or what happened at one table. */
export interface RbnRecord {
  readonly line: number
  readonly text: (label: string) => string
  /** What the numbered notes behind the calls say. */
  readonly notes: ReadonlyMap<string, string>
  /** The file ends within its last line. */
  readonly brokenOff: boolean
}

/** Labels that hold for the records that follow, until they are said anew. */
const lasting = 'TDLESFKNBH'
const perTable = 'ACPRIM'

interface Draft {
  readonly line: number
  readonly values: Map<string, string>
  readonly notes: Map<string, string>
}

/** RBX writes a record in one line, each value in braces behind its label: `B{1}H{W:…}`. */
const fromRbx = (text: string): string =>
  text
    .split(/\r\n|\n|\r/)
    .map(line => {
      const parts = [...line.matchAll(/([A-Z0-9])\{([^{}]*)\}/g)]
      const isRecord = parts.length > 1 && parts.map(([part]) => part).join('') === line.replace(/\s+$/, '')
      return isRecord ? `${parts.map(([, label, value]) => `${label} ${value}`).join('\n')}\n` : line
    })
    .join('\n')

/** The text without comments between braces; line ends stay. */
const withoutComments = (text: string): string => text.replace(/\{[^}]*\}/g, comment => comment.replace(/[^\n]/g, ''))

/** The records in order: an empty line ends one, and so does a label that it has already. */
export const readRbnRecords = ({ text }: SourceText): readonly RbnRecord[] => {
  const records: RbnRecord[] = []
  let kept = new Map<string, string>()
  let open: Draft | undefined
  let atEnd = false
  const close = (): void => {
    if (!open) return
    kept = new Map([...kept, ...[...open.values].filter(([label]) => lasting.includes(label))])
    const values = new Map([...kept, ...open.values])
    if (['H', 'A', 'C', 'R'].some(label => open?.values.has(label)))
      records.push({
        line: open.line,
        text: label => values.get(label) ?? '',
        notes: open.notes,
        brokenOff: atEnd && !/[\r\n]\s*$/.test(text),
      })
    open = undefined
  }
  for (const [at, line] of withoutComments(fromRbx(text))
    .split(/\r\n|\n|\r/)
    .entries()) {
    const [, label = '', value = ''] = /^([A-Z])\s(.*)$/.exec(line.trimEnd()) ?? []
    if (line.trim() === '') close()
    const [, note, told] = /^(\d) (.+)$/.exec(line.trim()) ?? []
    // Notes below the play are about cards.
    if (note !== undefined && told !== undefined && open?.values.has('A') && !open.values.has('P'))
      open.notes.set(note, told)
    if (label === '' || !`${lasting}${perTable}`.includes(label)) continue
    if (open?.values.has(label)) close()
    open ??= { line: at + 1, values: new Map(), notes: new Map() }
    open.values.set(label, value.trim())
  }
  atEnd = true
  close()
  return records
}

const vulnerabilities: Readonly<Record<string, ImportedBoard['vulnerability']>> = {
  Z: 'none',
  N: 'ns',
  E: 'ew',
  B: 'both',
}

/** `NZ:` in front of the calls: dealer and vulnerability. Calls without it begin with west; anything else there is wrong. */
export const marksOf = (record: RbnRecord) => {
  const text = record.text('A')
  const [, dealer = '', vulnerable = '', calls = ''] = /^([NESW])([ZNEB?]):?(.*)$/i.exec(text) ?? []
  const wrong = dealer === '' ? /^[A-Z]{1,2}(?=:)/i.exec(text)?.[0] : undefined
  return {
    dealer: dealer === '' ? (text !== '' && wrong === undefined ? ('W' as const) : undefined) : readSeat(dealer),
    vulnerability: vulnerabilities[vulnerable.toUpperCase()],
    calls: dealer === '' ? text.slice(wrong?.length ?? 0) : calls,
    wrong,
  }
}

/**
 * The hands as written, clockwise from the seat in front of them, else from the dealer; of four the last may be left out.
 * Undefined where there are no hands.
 */
export const handsOf = (record: RbnRecord): ReadonlyMap<SeatLetter, string> | undefined => {
  const [, seat = '', rest = ''] = /^(?:([NESW]):)?(.*)$/i.exec(record.text('H')) ?? []
  const hands = rest.split(':').map(hand => hand.trim().replaceAll(';', '.'))
  if (rest === '' || hands.length < 3 || hands.length > 4) return undefined
  const first = seatLetters.indexOf(readSeat(seat) ?? marksOf(record).dealer ?? 'N')
  return new Map(hands.map((hand, at) => [seatLetters[(first + at) % 4] as SeatLetter, hand] as const))
}
