import { eq } from 'drizzle-orm'
import { dayOf } from '../../base/clock.js'
import { organisation } from '../../db/schema/index.js'
import type { Deps } from '../shared/deps.js'
import type { Paper, PaperBlock } from '../papers/paper.js'
import { footWords, type PaperLanguage, said, type Words, wordsFrom } from '../papers/words.js'
import { listCases, printedNumber, type PublicationRow } from './casebook.repo.js'
import type { Print } from './manuscript.js'
import type { PlayedTable } from './played-table.js'
import { sha256 } from '../../base/digest.js'

/** Cases in one book; no federation decides more in a year. */
const MOST_CASES = 500

interface BookWords {
  readonly language: PaperLanguage
  readonly book: Words
  readonly codes: Words
  readonly outcomes: Words
  readonly columns: Words
}

const key = (language: PaperLanguage): 'zh' | 'en' => (language === 'en' ? 'en' : 'zh')

const SUITS: Readonly<Record<string, string>> = { S: '♠', H: '♥', D: '♦', C: '♣' }
const suitOf = (letter: string): string => SUITS[letter] ?? letter

/** A contract, a call or a card as it reads in print: `4SX` → `4♠X`, `HQ` → `♥Q`. */
export const inSuits = (code: string): string =>
  code
    .replace(/^([1-7])([SHDC])/, (_all, level: string, suit: string) => `${level}${suitOf(suit)}`)
    .replace(/^([SHDC])(?=[2-9AKQJT10])/, suit => suitOf(suit))

const SEATS = ['north', 'east', 'south', 'west'] as const

const auctionOf = ({ calls }: PlayedTable, words: BookWords): PaperBlock[] => {
  const first = calls[0]
  if (!first) return []
  const gaps = Math.max(SEATS.indexOf(first.seat as (typeof SEATS)[number]), 0)
  const cells = [
    ...Array.from({ length: gaps }, () => ''),
    ...calls.map(call => inSuits(call.call) + (call.alert ? '*' : '')),
  ]
  const rows = Array.from({ length: Math.ceil(cells.length / 4) }, (_, at) =>
    SEATS.map((_seat, column) => cells[at * 4 + column] ?? ''),
  )
  const head = SEATS.map(seat => words.codes(`seat.${seat}`))
  return [{ kind: 'table', head, rows, widths: [1, 1, 1, 1] }]
}

const playedOf = (played: PlayedTable | undefined, words: BookWords): PaperBlock[] => {
  if (!played) return []
  const { book, codes, columns } = words
  const dealer = played.dealer ? [book('dealer', { seat: codes(`seat.${played.dealer}`) })] : []
  const vulnerable = played.vulnerability ? [codes(`vulnerability.${played.vulnerability}`)] : []
  const hands = played.hands.map(
    ({ seat, suits }) =>
      [
        codes(`seat.${seat}`),
        ['♠', '♥', '♦', '♣'].map((suit, at) => `${suit} ${suits[at] || '—'}`).join('  '),
      ] as const,
  )
  const printed = played.printed.map(({ name, value }) => `${columns(`columns.${name}`, {}, name)} ${inSuits(value)}`)
  return [
    { kind: 'heading', text: book('played'), level: 2 },
    ...([...dealer, ...vulnerable].length > 0
      ? [{ kind: 'paragraph' as const, text: [...dealer, ...vulnerable].join(' · ') }]
      : []),
    ...(hands.length > 0 ? [{ kind: 'facts' as const, rows: hands }] : []),
    ...auctionOf(played, words),
    { kind: 'paragraph', text: printed.join(' · ') },
  ]
}

const section = (title: string, text: string | undefined): PaperBlock[] =>
  text
    ? [
        { kind: 'heading', text: title, level: 2 },
        { kind: 'paragraph', text },
      ]
    : []

const listed = (title: string, items: readonly string[]): PaperBlock[] =>
  items.length > 0
    ? [
        { kind: 'heading', text: title, level: 2 },
        { kind: 'list', items },
      ]
    : []

const caseOf = (row: PublicationRow, words: BookWords): PaperBlock[] => {
  const { book, language, outcomes } = words
  const body = row.body as Print['body'] & { readonly errata?: readonly string[] }
  const own = key(language)
  const named = body.people.filter(person => (person.names ?? []).length > 0)
  const moves = (body.moves ?? []).map(
    move =>
      [
        move.side[own],
        `${move.rankBefore ?? '–'} → ${move.rankAfter ?? '–'}    ${move.scoreBefore ?? '–'} → ${move.scoreAfter ?? '–'}`,
      ] as const,
  )
  const { ruling } = body
  const articles = row.ruleTags.map(tag => tag.split('#')[1] ?? tag).join(' · ')
  return [
    { kind: 'heading', text: `${printedNumber(row)}  ${outcomes(`appealOutcome.${row.outcome}`)}`, level: 1 },
    { kind: 'paragraph', text: [articles, ...row.keywords].filter(Boolean).join(' · '), tone: 'muted' },
    { kind: 'paragraph', text: own === 'en' ? row.headnoteEn : row.headnoteZh, tone: 'strong' },
    ...(row.level === 'summary'
      ? [{ kind: 'paragraph' as const, text: book('withheld'), tone: 'muted' as const }]
      : []),
    ...(named.length > 0
      ? [{ kind: 'facts' as const, rows: named.map(({ role, names = [] }) => [role[own], names.join(' · ')] as const) }]
      : []),
    ...playedOf(body.played, words),
    ...section(book('ruling'), ruling && `${ruling.facts}\n${ruling.decision} (${ruling.article})`),
    ...(body.contentions ?? []).flatMap(one => section(book('contention', { side: one.side[own] }), one.text)),
    ...listed(book('dispensed'), [...(body.dispensed ?? [])]),
    ...listed(book('findings'), body.findings?.split('\n') ?? []),
    ...section(book('reasoning'), body.reasoning),
    ...listed(book('orders'), body.orders ?? []),
    ...(moves.length > 0
      ? [
          { kind: 'heading' as const, text: book('moves'), level: 2 as const },
          { kind: 'facts' as const, rows: moves },
        ]
      : []),
    ...listed(book('dissents'), body.dissents ?? []),
    ...listed(book('errata'), body.errata ?? []),
    { kind: 'rule' },
  ]
}

/** A book of the cases of one year, and the key of the state it shows; nothing where none is printed. */
export const yearBook = async (
  { db, mailing }: Pick<Deps, 'db' | 'mailing'>,
  year: number,
  language: PaperLanguage,
): Promise<{ key: string; paper: Paper } | undefined> => {
  const rows = (await listCases(db, { year }, { first: MOST_CASES, after: undefined })).slice(0, MOST_CASES)
  const [newest] = rows
  if (!newest) return undefined
  const book = wordsFrom(language, 'casebook')
  const words: BookWords = {
    language,
    book: (place, values, otherwise) => book(`casebook.${place}`, values, otherwise),
    codes: wordsFrom(language, 'codes'),
    outcomes: wordsFrom(language, 'appeals'),
    columns: wordsFrom(language, 'events'),
  }
  const at = newest.publishedAt as Date
  const state = sha256(rows.map(row => row.id).join('\n'))
  const [body] = await db.select().from(organisation).where(eq(organisation.id, newest.organisationId))
  const day = dayOf(at, body?.timeZone ?? 'UTC')
  const paper: Paper = {
    language,
    title: words.book('yearly', { year }),
    kicker: words.book('title'),
    blocks: rows.flatMap(row => caseOf(row, words)),
    foot: said(footWords[language].book, { count: rows.length, day }),
    address: `${mailing.portal}/${language}/casebook/years/${year}`,
    at,
  }
  return { key: `casebook ${year} ${language} ${state}`, paper }
}
