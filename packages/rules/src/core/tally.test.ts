import { describe, expect, it } from 'vitest'
import { bridgeEditions } from '../bridge/editions/index.js'
import { formatCard } from '../guandan/cards/cards.js'
import { guandanEditions } from '../guandan/editions/index.js'
import { finishOfRecord } from '../guandan/record/replay-deal.js'
import { playedOut } from '../guandan/record/sample-deal.js'
import { mahjongEditions } from '../mahjong/editions/index.js'
import { sportOfEdition, sports } from '../sports.js'
import type { BoardAnalysis } from './board-rules.js'
import type { RulesEdition } from './edition.js'
import type { StageFacts } from './facts.js'
import { entrantId, factId } from './ids.js'
import { readStageFacts } from './rank-stage.js'
import { toText } from './ratio.js'

interface Line {
  readonly board?: string
  readonly sides: readonly string[]
  readonly sheet: unknown
}

const talliesOf = (
  edition: RulesEdition | undefined,
  settings: unknown,
  lines: readonly Line[],
  analysis?: BoardAnalysis,
): readonly string[] => {
  if (!edition) throw new Error('no edition')
  const stored: StageFacts<unknown> = {
    entrants: [...new Set(lines.flatMap(line => line.sides))].map(id => ({ id: entrantId(id), number: id })),
    sheets: lines.map((line, at) => ({
      id: factId(`f${at}`),
      slot: `s${at}`,
      sides: line.sides.map(entrantId),
      sheet: line.sheet,
      ...(line.board ? { board: line.board } : {}),
    })),
    adjustments: [],
    lots: [],
    settings,
  }
  const facts = readStageFacts(edition, stored)
  if (!facts.ok) throw new Error(JSON.stringify(facts.error))
  const scored = edition.score(facts.value)
  if (!scored.ok) throw new Error(JSON.stringify(scored.error))
  const found = edition.tallies?.(facts.value, scored.value, () => analysis) ?? []
  const groups = sportOfEdition(edition.id)?.tallies ?? []
  const told = found.filter(({ kind, brought }) =>
    groups.some(({ kinds, units = [] }) => kinds.includes(kind) && (!brought || units.includes(brought.unit))),
  )
  expect(told, 'everything counted stands in a group, in a unit of that group').toEqual(found)
  return found
    .map(one => {
      const made = one.succeeded === undefined ? '' : ` ✓${one.succeeded}`
      const brought = one.brought ? ` ${toText(one.brought.sum)} ${one.brought.unit}` : ''
      return `${one.entrant} ${one.kind} ${one.count}${made}${brought}`
    })
    .sort()
}

const one = (all: readonly string[], entrant: string): readonly string[] =>
  all.filter(line => line.startsWith(`${entrant} `)).map(line => line.slice(entrant.length + 1))

describe('what is counted of play', () => {
  const pairs: readonly Line[] = [
    // Board 1, nobody vulnerable: 620 is no score here; 4♠ made is 420, 4♠ one down is −50.
    { board: '1', sides: ['a', 'b'], sheet: { contract: '4S', declarer: 'N', tricks: 10 } },
    { board: '1', sides: ['c', 'd'], sheet: { contract: '4S', declarer: 'N', tricks: 9 } },
    { board: '2', sides: ['a', 'd'], sheet: { contract: 'PASS' } },
    { board: '2', sides: ['c', 'b'], sheet: { contract: '2DX', declarer: 'E', tricks: 7 } },
    // An average says nothing of play.
    { board: '3', sides: ['a', 'b'], sheet: { adjusted: { ns: '60', ew: '40' } } },
  ]

  it('takes bridge boards by role, contract and what they brought', () => {
    const all = talliesOf(bridgeEditions.at(-1), { method: 'matchpoint' }, pairs)
    expect(one(all, 'a')).toEqual([
      'declaring 1 ✓1 100 percent',
      'games 1 ✓1 100 percent',
      'majorContracts 1 ✓1 100 percent',
      'passedOut 1 0 percent',
    ])
    expect(one(all, 'b')).toEqual([
      'declaring 1 ✓0 0 percent',
      'defending 1 ✓0 0 percent',
      'doubledContracts 1 ✓0 0 percent',
      'gamesDefended 1 ✓0 0 percent',
      'minorContracts 1 ✓0 0 percent',
      'partScores 1 ✓0 0 percent',
    ])
  })

  it('holds bridge boards beside open hands, from both sides', () => {
    const analysis: BoardAnalysis = {
      parPoints: 420,
      makeable: ['north', 'south', 'east', 'west'].map(seat => ({ seat, tricks: [9, 10, 8, 7, 6] })),
    }
    const all = talliesOf(bridgeEditions.at(-1), { method: 'crossImp' }, pairs.slice(0, 2), analysis)
    // 4♠ made beside ten tricks and 420 is level; one down is a trick and 470 points short: 10 IMPs.
    expect(one(all, 'a').filter(line => /^(tricks|against)/.test(line))).toEqual([
      'againstPar 1 ✓1 0 imp',
      'tricksDeclaring 1 ✓1 0 trick',
    ])
    expect(one(all, 'c').filter(line => /^(tricks|against)/.test(line))).toEqual([
      'againstPar 1 ✓0 -10 imp',
      'tricksDeclaring 1 ✓0 -1 trick',
    ])
    expect(one(all, 'd').filter(line => /^(tricks|against)/.test(line))).toEqual([
      'againstPar 1 ✓1 10 imp',
      'tricksDefending 1 ✓1 1 trick',
    ])
  })

  it('takes what was led, to which contract and how high, where it was written down', () => {
    const led: readonly Line[] = [
      { board: '1', sides: ['a', 'b'], sheet: { contract: '4S', declarer: 'N', tricks: 9, lead: 'SA' } },
      { board: '1', sides: ['c', 'b'], sheet: { contract: '4S', declarer: 'N', tricks: 10, lead: 'HT' } },
      { board: '2', sides: ['a', 'b'], sheet: { contract: '3NT', declarer: 'N', tricks: 9, lead: 'C4' } },
      { board: '2', sides: ['c', 'b'], sheet: { contract: '3NT', declarer: 'N', tricks: 9 } },
    ]
    const all = talliesOf(bridgeEditions.at(-1), { method: 'crossImp' }, led)
    expect(one(all, 'b').filter(line => /Leads|leads/.test(line))).toEqual([
      'aceLeads 1 ✓1 10 imp',
      'honourLeads 1 ✓0 -10 imp',
      'leadsAgainstNotrump 1 ✓0 0 imp',
      'sideSuitLeads 1 ✓0 -10 imp',
      'spotLeads 1 ✓0 0 imp',
      'trumpLeads 1 ✓1 10 imp',
    ])
    expect(one(all, 'a').filter(line => /Leads|leads/.test(line))).toEqual([])
  })

  it('counts both rooms of a bridge team and averages nothing', () => {
    const rooms: readonly Line[] = [
      { board: '1', sides: ['x', 'y'], sheet: { contract: '6NT', declarer: 'S', tricks: 12 } },
      { board: '1', sides: ['y', 'x'], sheet: { contract: '7NT', declarer: 'S', tricks: 12 } },
    ]
    const all = talliesOf(bridgeEditions.at(-1), { method: 'teamImp' }, rooms)
    expect(one(all, 'x')).toEqual([
      'declaring 1 ✓1',
      'defending 1 ✓1',
      'notrumpContracts 1 ✓1',
      'slamsDefended 1 ✓1',
      'smallSlams 1 ✓1',
    ])
  })

  it('takes mahjong hands by how they ended, with their fan', () => {
    const hands = [
      { number: 1, result: { kind: 'selfDraw', winner: 0, fan: 12 } },
      { number: 2, result: { kind: 'discard', winner: 0, discarder: 1, fan: 8 } },
      { number: 3, result: { kind: 'drawn' } },
    ]
    const sheet = { kind: 'hands', hands, ended: 'time' }
    const all = talliesOf(mahjongEditions.at(-1), {}, [{ sides: ['e', 's', 'w', 'n'], sheet }])
    expect(one(all, 'e')).toEqual(['handDrawn 1', 'handsPlayed 3 ✓2', 'wonBySelfDraw 1 12 fan', 'wonOnDiscard 1 8 fan'])
    expect(one(all, 's')).toEqual(['dealtIn 1 8 fan', 'handDrawn 1', 'handsPlayed 3 ✓0', 'otherDrewItself 1 12 fan'])
    expect(one(all, 'w')).toEqual([
      'handDrawn 1',
      'handsPlayed 3 ✓0',
      'otherDealtIn 1 8 fan',
      'otherDrewItself 1 12 fan',
    ])
  })

  it('takes guandan deals by the levels they brought', () => {
    const sheet = { kind: 'game', deals: [{ finish: [0, 2] }, { finish: [1, 0, 2, 3] }], ended: 'time' }
    const all = talliesOf(guandanEditions.at(-1), {}, [{ sides: ['a', 'b'], sheet }])
    const sides = (said: readonly string[]) => said.filter(line => !line.startsWith('outInDeal'))
    // Three levels up with first and second, one down where the partner of the first is last.
    expect(sides(one(all, 'a'))).toEqual(['dealsPlayed 2 ✓1 2 netLevel', 'lostByOne 1', 'wonByThree 1'])
    expect(sides(one(all, 'b'))).toEqual(['dealsPlayed 2 ✓1 -2 netLevel', 'lostByThree 1', 'wonByOne 1'])
  })

  it('of guandan say who of a side went out first: by seat, and of four single players by each', () => {
    const deals = [
      { finish: [2, 1, 0, 3] },
      { finish: [2, 0, 1, 3] },
      { finish: [1, 3, 0, 2] },
      { finish: [0, 1, 2, 3] },
    ]
    const sheet = { kind: 'game', deals, ended: 'dealCount' }
    const said = (sides: readonly string[], who: string) =>
      one(talliesOf(guandanEditions.at(-1), { format: 'byDeals', deals: 4 }, [{ sides, sheet }]), who).filter(line =>
        line.startsWith('outInDeal'),
      )
    expect(said(['a', 'b'], 'a')).toEqual(['outInDeal 4 ✓1', 'outInDeal 4 ✓2'])
    expect(said(['a', 'b'], 'b')).toEqual(['outInDeal 4 ✓0', 'outInDeal 4 ✓1'])
    expect(['n', 'e', 's', 'w'].flatMap(who => said(['n', 'e', 's', 'w'], who))).toEqual([
      'outInDeal 4 ✓1',
      'outInDeal 4 ✓1',
      'outInDeal 4 ✓2',
      'outInDeal 4 ✓0',
    ])
  })

  it.each(sports.filter(sport => sport.tallies).map(sport => [sport.id, sport] as const))(
    'words every code of %s',
    (_, { tallies = [], terms }) => {
      const codes = tallies.flatMap(({ code, kinds, success }) => [code, ...kinds, ...(success ? [success] : [])])
      expect(codes.filter(code => !terms[code]?.zh || !terms[code]?.en)).toEqual([])
    },
  )

  it('takes the fans of mahjong hands whose tiles were kept: those announced, else what the tiles are worth', () => {
    const request = { hand: '123m456p789s1123m', win: '4m', round: 'E', seat: 'E', flags: ['self'] }
    const won = (slip: object) => ({ kind: 'selfDraw', winner: 0, fan: 8, ...slip })
    const hands = [{}, { slip: { request } }, { slip: { request, claimed: { 63: 1, 80: 1 } } }]
    const sheet = {
      kind: 'hands',
      ended: 'time',
      hands: hands.map((slip, at) => ({ number: at + 1, result: won({}), ...slip })),
    }
    const all = talliesOf(mahjongEditions.at(-1), {}, [{ sides: ['a', 'b', 'c', 'd'], sheet }])
    expect(one(all, 'a')).toContain('handsOnSlip 2')
    expect(one(all, 'a')).toContain('allChows 2')
    expect(one(all, 'b').filter(line => /Slip|Chow/.test(line))).toEqual([])
  })

  it('takes bombs of guandan deals that were written down card by card', () => {
    const played = playedOut(7, 2)
    const { finish } = finishOfRecord(played)
    const texts = (cards: (typeof played.hands)[number]) => cards.map(formatCard)
    const record = {
      ...played,
      level: '2',
      hands: played.hands.map(texts),
      plays: played.plays.map(({ seat, cards }) => ({ seat, cards: texts(cards) })),
    }
    const sheet = { kind: 'game', ended: 'dealCount', deals: [{ finish, record }, { finish }] }
    const all = talliesOf(guandanEditions.at(-1), { format: 'byDeals', deals: 2 }, [{ sides: ['a', 'b'], sheet }])
    const bombs = all.filter(line => line.includes('dealsRecorded'))
    expect(bombs).toHaveLength(2)
    expect(bombs.every(line => /dealsRecorded 1 \d+ bomb$/.test(line))).toBe(true)
    expect(bombs.some(line => !line.includes(' 0 bomb'))).toBe(true)
  })
})
