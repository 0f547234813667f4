import { describe, expect, test } from 'vitest'
import { type Card, countCards, parseCard } from '../cards/cards.js'
import type { DealRecord, Play } from './deal-record.js'
import { gsac2017Settings } from '../editions/gsac-2017/tables.js'
import { jingji2022Settings } from '../editions/jingji-2022/settings.js'
import { fullDeck } from '../cards/deck.js'
import { readingOf } from '../play/hand-type.js'
import { parseDealRecord } from './parse-deal-record.js'
import { parseGuandanSheet } from '../sheet/parse-sheet.js'
import { guandanSheetFieldsOf } from '../sheet/print-sheet.js'
import { replayDeal } from '../../testing/guandan/replay.js'
import { guandanProblemCodes } from '../problem-codes.js'
import { playedOut } from './sample-deal.js'
import { seeded } from '../cards/seeded.js'
import { formatCard } from '../cards/cards.js'
import { bestTime } from '../../testing/fixture-lines.cases.js'
import { say } from '../vectors.cases.js'
import type { FinishingOrder, SeatNo } from '../types.js'
import { clause } from '../../core/clause.js'
import { gsac2017Clause } from '../editions/gsac-2017/clauses.js'

const rules = { ...gsac2017Settings.play, tenCardReport: true }
const { returnRule } = gsac2017Settings
const article = gsac2017Clause
const card = (text: string): Card => parseCard(text) as Card
const cards = (text: string): Card[] => (text === '' ? [] : text.split(' ').map(card))

/** Four hands in which each seat surely holds what is asked for; the rest falls where it falls. */
const handsWith = (wanted: readonly string[]): Card[][] => {
  const hands = wanted.map(cards)
  const counts = countCards(hands.flat())
  const rest = fullDeck().filter(each => {
    const taken = (counts[each] as number) > 0
    if (taken) counts[each] = (counts[each] as number) - 1
    return !taken
  })
  for (const hand of hands) while (hand.length < 27) hand.push(rest.shift() as Card)
  return hands
}

type Turn = readonly [seat: SeatNo, cards: string, as?: Play['as']]

const record = (wanted: readonly string[], turns: readonly Turn[], extra: Partial<DealRecord> = {}): DealRecord => ({
  level: 2,
  hands: handsWith(wanted),
  leader: 0,
  tributes: [],
  returns: [],
  plays: turns.map(([seat, text, as]) => ({ seat, cards: cards(text), ...(as ? { as } : {}) })),
  ...extra,
})

const judged = (deal: DealRecord, play = rules): string[] =>
  replayDeal(deal, { play, returnRule, article })
    .problems.filter(({ code }) => code !== 'PLAY_INCOMPLETE')
    .map(({ code, at, clause }) => `${code} ${at?.path} ${clause?.article}`)

const wanted = ['S3 D3 C9 S7 D7 S8 D8 H2 H2 S4 D5 C6', 'S9 D9 S5 D5 C5 H5', 'SK DK S3', 'SA DA RJ RJ BJ BJ']

describe('illegal plays are located with their article', () => {
  test.each<[string, readonly Turn[], readonly string[]]>([
    [
      'a legal trick',
      [
        [0, 'S3 D3'],
        [1, 'S9 D9'],
        [2, 'SK DK'],
        [3, 'SA DA'],
        [0, ''],
        [1, ''],
        [2, ''],
      ],
      [],
    ],
    [
      'does not beat',
      [
        [0, 'C9'],
        [1, 'S5'],
      ],
      ['PLAY_DOES_NOT_BEAT plays[1] 6.1'],
    ],
    [
      'another type',
      [
        [0, 'S3 D3'],
        [1, 'S9'],
      ],
      ['PLAY_DOES_NOT_BEAT plays[1] 6.1'],
    ],
    [
      'a bomb beats anything',
      [
        [0, 'S3 D3'],
        [1, 'S5 D5 C5 H5'],
        [2, ''],
        [3, 'RJ RJ BJ BJ'],
      ],
      [],
    ],
    ['no type', [[0, 'S3 C9']], ['PLAY_NOT_A_TYPE plays[0] 4']],
    ['not held', [[0, 'SK']], ['PLAY_CARDS_NOT_HELD plays[0] 6.1']],
    [
      'out of turn',
      [
        [0, 'S3'],
        [2, 'SK'],
      ],
      ['PLAY_SEAT_OUT_OF_TURN plays[1] 17.2'],
    ],
    [
      'pass out of turn',
      [
        [0, 'S3'],
        [2, ''],
      ],
      ['PLAY_SEAT_OUT_OF_TURN plays[1] 17.3'],
    ],
    ['the leader passes', [[0, '']], ['PLAY_PASS_BY_LEADER plays[0] 6.2']],
    ['two types, nothing said', [[0, 'S7 D7 S8 D8 H2 H2']], ['PLAY_DECLARATION_MISSING plays[0] 7.3.2']],
    ['two types, declared', [[0, 'S7 D7 S8 D8 H2 H2', readingOf('tube', 6, 8)]], []],
    ['declared what they are not', [[0, 'S7 D7', readingOf('pair', 2, 9)]], ['PLAY_DECLARATION_WRONG plays[0] 7.2']],
    ['an end of a run unsaid', [[0, 'S3 S4 D5 C6 H2']], ['PLAY_DECLARATION_MISSING plays[0] 7.3.2']],
    ['the larger full house needs no words', [[0, 'S7 D7 S8 D8 H2']], []],
    ['a wild under-declared', [[0, 'H2', readingOf('single', 1, 9)]], ['PLAY_UNDER_DECLARED plays[0] 7.2']],
  ])('%s', (_name, turns, expected) => {
    expect(judged(record(wanted, turns))).toEqual(expected)
  })

  test('what an event allows is not refused', () => {
    const loose = { ...rules, underDeclareLoneWild: true }
    expect(judged(record(wanted, [[0, 'H2', readingOf('single', 1, 9)]]), loose)).toEqual([])
    const noJokers = { ...rules, jokerPairFullHouse: false }
    const hands = ['S9 D9 C9 RJ RJ', '', '', '']
    expect(judged(record(hands, [[0, 'S9 D9 C9 RJ RJ']]), noJokers)).toEqual(['PLAY_NOT_A_TYPE plays[0] 4'])
    expect(judged(record(hands, [[0, 'S9 D9 C9 RJ RJ']]))).toEqual([])
  })
})

describe('a whole deal', () => {
  const seeds = Array.from({ length: 60 }, (_, seed) => seed)

  test.each(seeds)('seed %i replays without a problem', seed => {
    const deal = playedOut(seed, 2 + (seed % 13))
    const replay = replayDeal(deal, { play: rules, returnRule, article })
    expect(replay.problems).toEqual([])
    expect(replay.complete).toBe(true)
    expect(
      replay.finish.length === 4 ||
        (replay.finish.length === 2 && replay.finish[0] === ((replay.finish[1] as number) + 2) % 4),
    ).toBe(true)
    for (const report of replay.reports) expect(report.cards).toBeLessThanOrEqual(10)
    expect(new Set(replay.reports.map(({ seat }) => seat)).size).toBe(replay.reports.length)
  })

  test('借风: the partner leads when nobody beats the last play of one who went out', () => {
    const borrowed = seeds.flatMap(seed => {
      const deal = playedOut(seed, 2 + (seed % 13))
      return replayDeal(deal, { play: rules, returnRule, article }).borrowedLeads.map(i => ({ deal, i }))
    })
    expect(borrowed.length).toBeGreaterThan(0)
    for (const { deal, i } of borrowed) {
      const owner = deal.plays.slice(0, i).findLast(play => play.cards.length > 0)?.seat as number
      expect(deal.plays[i + 1]?.seat).toBe((owner + 2) % 4)
    }
  })

  test('an unreported ten is located, and a report that is not due', () => {
    const deal = playedOut(4, 8)
    const silent = { ...deal, plays: deal.plays.map(({ reported: _reported, ...play }) => play) }
    const found = replayDeal(silent, { play: rules, returnRule, article })
    expect(found.problems.map(({ code }) => code)).toEqual(found.reports.map(() => 'PLAY_TEN_NOT_REPORTED'))
    const early = { ...deal, plays: deal.plays.map((play, i) => (i === 0 ? { ...play, reported: true } : play)) }
    expect(replayDeal(early, { play: rules, returnRule, article }).problems.map(({ code }) => code)).toEqual([
      'PLAY_REPORT_NOT_DUE',
    ])
  })

  test('a record spoilt at random is judged, never thrown over', () => {
    const next = seeded(31)
    for (let i = 0; i < 400; i++) {
      const deal = playedOut(i % 20, 2 + (i % 13))
      const plays = deal.plays.map(play => ({ ...play }))
      const a = next(plays.length)
      const b = next(plays.length)
      const spoilt = plays.map((play, at) => {
        if (at === a) return { ...play, seat: next(4) as SeatNo }
        if (at === b) return { ...play, cards: Array.from({ length: next(8) }, () => next(54)) }
        return play
      })
      const { problems, finish } = replayDeal({ ...deal, plays: spoilt }, { play: rules, returnRule, article })
      expect(new Set(finish).size).toBe(finish.length)
      for (const { code, clause } of problems) {
        expect(guandanProblemCodes).toContain(code)
        expect(clause?.edition).toBe('guandan/gsac-2017')
      }
    }
  })

  test('plays after the end', () => {
    const deal = playedOut(4, 8)
    const more = { ...deal, plays: [...deal.plays, { seat: 0 as const, cards: [] }] }
    expect(judged(more)).toEqual([`PLAY_AFTER_END plays[${deal.plays.length}] 6.4`])
  })

  test('replaying with all checks takes under a millisecond', () => {
    const deal = playedOut(3, 7)
    for (let i = 0; i < 200; i++) replayDeal(deal, { play: rules, returnRule, article })
    const each = bestTime(50, () => replayDeal(deal, { play: rules, returnRule, article }))
    say(`guandan: one deal of ${deal.plays.length} turns replayed in ${each.toFixed(3)} ms`)
    expect(each).toBeLessThan(1)
  })

  test('text in, same replay out; a hand short is refused', () => {
    const deal = playedOut(11, 5)
    const text = {
      level: '5',
      leader: 0,
      hands: deal.hands.map(hand => hand.map(formatCard)),
      plays: deal.plays.map(play => ({ ...play, cards: play.cards.map(formatCard) })),
    }
    const parsed = parseDealRecord(text, 'record')
    expect(parsed.ok && replayDeal(parsed.value, { play: rules, returnRule, article })).toEqual(
      replayDeal(deal, { play: rules, returnRule, article }),
    )
    const short = parseDealRecord({ ...text, hands: text.hands.map(hand => hand.slice(1)) }, 'record')
    expect(!short.ok && short.error[0]).toMatchObject({ code: 'HAND_NOT_27', at: { path: 'record.hands[0]' } })
  })
})

describe('a record beside a finishing order', () => {
  const played = playedOut(5, 2)
  const { finish } = replayDeal(played, { play: rules, returnRule, article })
  const sheetWith = (order: readonly SeatNo[], deal: DealRecord) =>
    parseGuandanSheet(
      guandanSheetFieldsOf({
        kind: 'game',
        deals: [{ finish: order as FinishingOrder, record: deal }],
        extraDeals: [],
        ended: 'inProgress',
        fouls: [0, 0],
      }),
    )

  test('agrees with it, or the sheet is refused', () => {
    expect(sheetWith(finish, played)).toMatchObject({ ok: true })
    const [first, second, ...rest] = finish as readonly SeatNo[]
    expect(sheetWith([second, first, ...rest] as SeatNo[], played)).toMatchObject({
      ok: false,
      error: [{ code: 'PLAY_ORDER_CONTRADICTS_FINISH', at: { path: 'deals[0].record' } }],
    })
  })

  test('says nothing while the play is not written to its end', () => {
    const cut = { ...played, plays: played.plays.slice(0, -6) }
    expect(sheetWith([...finish].reverse() as SeatNo[], cut)).toMatchObject({ ok: true })
  })
})

describe('tribute in a recorded deal', () => {
  const previousFinish: FinishingOrder = [0, 1, 3, 2]
  const hands = ['S9 ST C3', 'BJ BJ', 'RJ SQ', 'RJ']
  const gift = (from: SeatNo, to: SeatNo, text: string) => ({ from, to, card: card(text) })
  const exchange = (paid: string, back: string, rule = returnRule): string[] =>
    replayDeal(
      record(hands, [], {
        leader: undefined,
        previousFinish,
        tributes: [gift(2, 0, paid)],
        returns: [gift(0, 2, back)],
      }),
      { play: rules, returnRule: rule, article },
    ).problems.flatMap(({ code, at, clause }) =>
      code === 'PLAY_INCOMPLETE' ? [] : [`${code} ${at?.path} ${clause?.article}`],
    )

  test.each<[string, string, string, readonly string[]]>([
    ['the highest card, and ten or less back to the partner', 'RJ', 'ST', []],
    ['not the highest', 'SQ', 'ST', ['TRIBUTE_WRONG_CARD tributes[0] 18.1']],
    ['a knave back to the partner', 'RJ', 'SJ', ['TRIBUTE_WRONG_RETURN returns[0] 18.2']],
  ])('%s', (_name, paid, back, expected) => {
    expect(exchange(paid, back)).toEqual(expected)
  })

  test('a level card is ten or less by face in 2017, not by value in 2022', () => {
    expect(exchange('RJ', 'S2')).toEqual([])
    expect(exchange('RJ', 'S2', jingji2022Settings.returnRule)).toEqual(['TRIBUTE_WRONG_RETURN returns[0] 18.2'])
  })

  test('cites the text of the edition that judges it', () => {
    const [found] = replayDeal(record(['', '', 'RJ RJ', ''], [], { previousFinish, tributes: [gift(2, 0, 'RJ')] }), {
      play: rules,
      returnRule,
      article: number => clause('guandan/another-2030', number),
    }).problems
    expect(found?.clause).toEqual({ edition: 'guandan/another-2030', article: '10.3' })
  })

  test('resisted with both red jokers: nothing is paid and 上游 leads', () => {
    const resisted = record(['', '', 'RJ RJ', ''], [[0, 'S2']], { leader: undefined, previousFinish })
    const paid = { ...resisted, tributes: [gift(2, 0, 'RJ')] }
    expect(judged(paid)[0]).toBe('TRIBUTE_NOT_DUE tributes 10.3')
    expect(replayDeal(resisted, { play: rules, returnRule, article }).tribute).toMatchObject({
      resist: true,
      leader: 0,
    })
  })
})
