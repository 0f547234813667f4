import { type Deal, dealCards, dealText, playBoard, type TableResult } from './bridge-deal.js'
import { inventRecord } from './bridge-record.js'
import type { Body } from './federation.js'
import type { Person } from './people.js'
import type { Random } from './random.js'

export interface ClubEvening {
  readonly title: string
  readonly club: Body
  readonly day: string
  /** Pairs by number; the first half sit north–south. */
  readonly pairs: readonly (readonly [Person, Person])[]
  readonly boardsARound: number
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, letter => `&#${letter.charCodeAt(0)};`)

const tag = (name: string, value: string | number): string => `<${name}>${escaped(String(value))}</${name}>`

const playerOf = ({ display, number }: Person): string =>
  `<PLAYER>${tag('PLAYER_NAME', display)}${tag('NATIONAL_ID_NUMBER', number)}</PLAYER>`

const SEATS = ['North', 'East', 'South', 'West']
const SUITS = ['SPADES', 'HEARTS', 'DIAMONDS', 'CLUBS']

/** `N:AKQ.JT9.876.5432 …` as the hands of a file. */
const handsOf = (board: number, deal: string): string => {
  const hands = deal.slice(2).split(' ')
  const hand = (text: string, seat: number) =>
    `<HAND>${tag('DIRECTION', SEATS[seat] ?? '')}${text
      .split('.')
      .map((cards, suit) => tag(SUITS[suit] ?? '', cards))
      .join('')}</HAND>`
  return `${tag('BOARD_NUMBER', board)}${hands.map(hand).join('')}`
}

const CALLS: Readonly<Record<string, string>> = { Pass: 'p', X: 'd' }

/** Calls, cards and claim of a table where somebody wrote them down, as scoring programs carry them (LIN). */
const recordOf = (deal: Deal, board: number, result: TableResult): string => {
  const record = inventRecord(deal, board, result)
  if (!record) return ''
  const calls = (record.auction ?? []).map(({ call, alert, explanation }) => {
    const written = CALLS[call] ?? call.replace('NT', 'N')
    return `mb|${written}${alert ? '!' : ''}|${explanation ? `an|${explanation}|` : ''}`
  })
  const cards = (record.play ?? []).map(card => `pc|${card}|`)
  return tag('LIN_DATA', [...calls, ...cards, `mc|${result.tricks}|`].join(''))
}

/**
 * A club evening as the club's own scoring program writes it (USEBIO): a Mitchell of as many rounds as there are
 * tables, an odd number; pairs of one half against those of the other, two winners.
 */
export const eveningFile = (random: Random, { title, club, day, pairs, boardsARound }: ClubEvening): string => {
  const half = pairs.length / 2
  const skillOf = (at: number) => Math.trunc(((pairs[at]?.[0].skill ?? 0) + (pairs[at]?.[1].skill ?? 0)) / 2)
  const boards = Array.from({ length: half * boardsARound }, (_, at) => ({ number: at + 1, deal: dealCards(random) }))
  const lines = new Map<number, string[]>()
  for (let round = 0; round < half; round++)
    for (let table = 0; table < half; table++) {
      const [ns, ew] = [table, half + ((table - round + half * half) % half)]
      const set = (table + round) % half
      for (const { number, deal } of boards.slice(set * boardsARound, (set + 1) * boardsARound)) {
        const result = playBoard(deal, random, { ns: skillOf(ns), ew: skillOf(ew) })
        const score = result
          ? `${tag('CONTRACT', result.contract)}${tag('PLAYED_BY', result.declarer)}${tag('LEAD', result.lead)}${tag('TRICKS', result.tricks)}`
          : tag('CONTRACT', 'PASS')
        const record = result && table === 0 ? recordOf(deal, number, result) : ''
        const sides = `${tag('NS_PAIR_NUMBER', ns + 1)}${tag('EW_PAIR_NUMBER', ew - half + 1)}`
        const where = `${tag('ROUND_NUMBER', round + 1)}${tag('TABLE_NUMBER', table + 1)}`
        lines.set(number, [
          ...(lines.get(number) ?? []),
          `<TRAVELLER_LINE>${where}${sides}${score}${record}</TRAVELLER_LINE>`,
        ])
      }
    }
  const [year, month, date] = day.split('-')
  const participants = pairs.map(([first, second], at) => {
    const number = `${tag('PAIR_NUMBER', (at % half) + 1)}${tag('DIRECTION', at < half ? 'NS' : 'EW')}`
    return `<PAIR>${number}${playerOf(first)}${playerOf(second)}</PAIR>`
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<USEBIO Version="1.2">',
    `<CLUB>${tag('CLUB_NAME', club.nameZh)}</CLUB>`,
    `<EVENT EVENT_TYPE="MP_PAIRS">${tag('EVENT_DESCRIPTION', title)}${tag('PROGRAM_NAME', 'Paiji club evening')}`,
    `${tag('DATE', `${date}/${month}/${year}`)}${tag('BOARD_SCORING_METHOD', 'MATCH_POINTS')}${tag('WINNER_TYPE', 2)}${tag('SESSION_COUNT', 1)}`,
    `<PARTICIPANTS>${participants.join('\n')}</PARTICIPANTS>`,
    ...boards.map(
      ({ number }) => `<BOARD>${tag('BOARD_NUMBER', number)}\n${(lines.get(number) ?? []).join('\n')}</BOARD>`,
    ),
    `<HANDSET>${boards.map(({ number, deal }) => `<BOARD>${handsOf(number, dealText(deal))}</BOARD>`).join('\n')}</HANDSET>`,
    '</EVENT></USEBIO>',
  ].join('\n')
}
