import { describe, expect, it } from 'vitest'
import type { ImportedEvent } from '../imported-event.js'
import { bytesOf } from '../usebio/usebio-samples.cases.js'
import { pbnSession } from './pbn-samples.cases.js'
import { readPbn } from './read-pbn.js'

const read = (text: string): ImportedEvent => {
  const result = readPbn(bytesOf(text))
  if (!result.ok) throw new Error(JSON.stringify(result.error))
  return result.value
}
const refusal = (text: string): readonly string[] => {
  const result = readPbn(bytesOf(text))
  return result.ok ? [] : result.error.filter(p => p.severity === 'error').map(p => p.code)
}
const boardsOf = (event: ImportedEvent) => event.sessions.flatMap(s => s.sections).flatMap(s => s.boards)
const linesOf = (event: ImportedEvent) => boardsOf(event).flatMap(b => b.lines)

describe('a session with score tables', () => {
  const event = read(pbnSession)

  it('reads a passed-out board and an adjusted score as Bridgewebs writes them', () => {
    const table = [
      '[Event "Club"]\n[Date "2024.05.07"]\n[Board "1"]\n[Scoring "MatchPoints"]',
      '[ScoreTable "PairId_NS;PairId_EW;Contract;Declarer;Result;Score_NS;Percentage_NS;Percentage_EW"]',
      '1 2 PO - - 0 50 50\n3 4 A - - - 60 40\n',
    ].join('\n')
    expect(linesOf(read(table)).map(({ sheet }) => sheet)).toEqual([
      { contract: 'PASS' },
      { adjusted: { ns: '60', ew: '40' } },
    ])
  })

  it('carries heading, contestants and boards', () => {
    expect(event).toMatchObject({
      format: 'pbn',
      formatVersion: '2.1',
      program: { name: 'Club Scorer', version: '3.14' },
      title: 'Tuesday Pairs',
      venue: 'Hall',
      date: '2024-05-07',
      scoring: 'matchpoint',
      winners: 1,
      problems: [],
    })
    expect(event.entrants[0]).toMatchObject({
      key: '1',
      players: [{ name: 'Ann One' }, { name: 'Bo One' }],
      published: { total: '2.4', percent: '60.00', place: '1' },
    })
    expect(boardsOf(event)[0]).toMatchObject({
      number: '1',
      dealer: 'N',
      vulnerability: 'none',
      deal: 'N:T2.AKQJ.AKQJ.AKQ AKQJ.T98.T98.JT9 9876.7654.765.87 543.32.432.65432',
    })
  })

  it('carries lines with leads, scores and points', () => {
    expect(
      linesOf(event).map(({ sides, sheet, score, lead, published, table }) => ({
        sides,
        sheet,
        score,
        lead,
        published,
        table,
      })),
    ).toEqual([
      {
        sides: ['1', '2'],
        sheet: { contract: '4S', declarer: 'N', tricks: 10 },
        score: 420,
        lead: 'HA',
        published: { ns: '2.0', ew: '0.0' },
        table: '1',
      },
      {
        sides: ['3', '4'],
        sheet: { contract: '3NTX', declarer: 'W', tricks: 8 },
        score: 100,
        lead: 'DT',
        published: { ns: '0.0', ew: '2.0' },
        table: '2',
      },
      { sides: ['1', '2'], sheet: { adjusted: { ns: '60', ew: '40' } }, published: {} },
      { sides: ['3', '4'], sheet: { contract: 'PASS' }, score: 0, published: { ns: '50', ew: '50' } },
    ])
  })
})

describe('what real programs write', () => {
  const table = (columns: string, ...rows: string[]) =>
    `[Board "7"]\n[Scoring "IMP"]\n[ScoreTable "${columns}"]\n${rows.join('\n')}\n`

  it.each([
    ['MatchPoints;MP2', 'matchpoint', { matchpointScale: '1-0.5-0' }],
    ['Cross1', 'crossImp', { crossImpDivisor: 'n' }],
    ['IMP;Cross2', 'imp', { crossImpDivisor: 'n-1' }],
    ['Butler-2', 'butler', { datum: 'trimmedMean' }],
    ['Median', 'butler', { datum: 'median' }],
    ['Butler', 'butler', undefined],
    ['MP', 'matchpoint', undefined],
    ['constructor', 'matchpoint', undefined],
  ])('the Scoring tag %s states no more than it says', (tag, scoring, arithmetic) => {
    const event = read(table('PairId_NS;PairId_EW;Score_NS', '1 2 420', '3 4 400').replace('"IMP"', `"${tag}"`))
    expect([event.scoring, event.arithmetic]).toEqual([scoring, arithmetic])
  })

  it('names without quotes are found by width', () => {
    const event = read(
      table(
        'PairId_NS\\2R;PairId_EW\\2R;Score_NS;Names_NS\\16;Names_EW',
        ' 1  2 420 Alfa-Bravo       Charlie - Delta Echo',
      ),
    )
    expect(event.entrants.map(entrant => entrant.players.map(player => player.name))).toEqual([
      ['Alfa', 'Bravo'],
      ['Charlie', 'Delta Echo'],
    ])
  })

  it('a column nobody reads is told once', () => {
    const rows = table('PairId_NS;PairId_EW;Score_NS;Multiplicity', '1 2 420 2', '3 4 420 2')
    const event = read(`${rows}\n${rows.replace('"7"', '"8"')}`)
    expect(event.problems.filter(problem => problem.code === 'PBN_COLUMN_LEFT_OUT')).toEqual([
      {
        code: 'PBN_COLUMN_LEFT_OUT',
        severity: 'info',
        at: { line: 3, path: 'ScoreTable' },
        params: { column: 'multiplicity' },
      },
    ])
  })

  it('a score on the side that has it', () => {
    const event = read(table('PairId_NS;PairId_EW;Score_NS;Score_EW', '1 2 - 100', '3 4 90 -'))
    expect(linesOf(event).map(line => line.sheet)).toEqual([{ nsScore: -100 }, { nsScore: 90 }])
  })

  it('percentages as scores are artificial', () => {
    const event = read(table('PairId_NS;PairId_EW;Score_NS;Score_EW', '1 2 60% 40%').replace('IMP', 'MP1'))
    expect(linesOf(event)[0]?.sheet).toEqual({ adjusted: { ns: '60', ew: '40' } })
  })

  it('the same number on both sides of a board means two fields', () => {
    const event = read(table('PairId_NS;PairId_EW;Score_NS', '1 1 50', '2 2 -50'))
    expect([event.winners, linesOf(event).map(line => line.sides)]).toEqual([
      2,
      [
        ['1NS', '1EW'],
        ['2NS', '2EW'],
      ],
    ])
  })

  it('sections keep their numbers apart', () => {
    const event = read(table('Section;PairId_NS;PairId_EW;Score_NS', 'A 1 2 50', 'B 1 2 -50'))
    expect(event.sessions[0]?.sections.map(section => [section.id, section.boards[0]?.lines[0]?.sides])).toEqual([
      ['A', ['A/1', 'A/2']],
      ['B', ['B/1', 'B/2']],
    ])
  })

  it('games of a match by room, from tags', () => {
    const game = (room: string, score: string) =>
      `[Event "Final"]\n[Board "1"]\n[HomeTeam "Reds"]\n[VisitTeam "Blues"]\n[Room "${room}"]\n[Declarer "S"]\n[Contract "3NT"]\n[Result "9"]\n[Score "${score}"]\n`
    const event = read(`${game('Open', 'NS 400')}\n${game('Closed', '400')}`)
    expect(event).toMatchObject({ eventType: 'teams', scoring: 'imp' })
    expect(linesOf(event).map(line => [line.room, line.sides, line.score])).toEqual([
      ['open', ['Reds', 'Blues'], 400],
      ['closed', ['Blues', 'Reds'], 400],
    ])
  })

  const single = (sections: string) =>
    read(
      `[Board "1"]\n[West "W"]\n[North "N"]\n[East "E"]\n[South "S"]\n[Declarer "E"]\n[Contract "1NT"]\n[Result "7"]\n${sections}`,
    )

  it('auction and play of a single game', () => {
    const event = single('[Auction "N"]\nPass 1NT =1= $2 AP\n[Note "1:15-17"]\n[Play "S"]\nHA H2 H3 H4\n*\n')
    expect(linesOf(event)[0]).toMatchObject({
      record: {
        auction: [
          { call: 'Pass' },
          { call: '1NT', explanation: '15-17' },
          { call: 'Pass' },
          { call: 'Pass' },
          { call: 'Pass' },
        ],
        play: ['HA', 'H2', 'H3', 'H4'],
      },
      lead: 'HA',
      sides: ['N - S', 'E - W'],
    })
    expect(event.problems.filter(problem => problem.severity !== 'info')).toEqual([])
  })

  it('the same result in the other room keeps its own auction', () => {
    const game = (room: string, auction: string) =>
      `[Event "Final"]\n[Board "1"]\n[HomeTeam "Reds"]\n[VisitTeam "Blues"]\n[Room "${room}"]\n[Declarer "S"]\n[Contract "3NT"]\n[Result "9"]\n${auction}`
    const event = read(`${game('Open', '')}\n${game('Closed', '[Auction "N"]\nPass Pass 3NT AP\n')}`)
    expect(linesOf(event).map(line => [line.room, line.sides[0], line.record?.auction?.length])).toEqual([
      ['open', 'Reds', undefined],
      ['closed', 'Blues', 6],
    ])
  })

  it('of two tables with the same result a nameless game tells neither', () => {
    const rows = table('PairId_NS;PairId_EW;Contract;Declarer;Result', '1 2 3NT N 9', '3 4 3NT N 9', '5 6 2S N 8')
    const game = (contract: string) =>
      `[Board "7"]\n[Declarer "N"]\n[Contract "${contract}"]\n[Result "9"]\n[Auction "S"]\nPass Pass ${contract} AP\n`
    const event = read(`${rows}\n${game('3NT')}\n${game('2S')}`)
    expect(linesOf(event).map(line => line.record !== undefined)).toEqual([false, false, true])
    expect(event.problems.map(problem => problem.code)).toContain('RECORD_WITHOUT_TABLE')
  })

  it('columns of the play keep their seats: the winner leads to the next trick', () => {
    const event = single('[Play "S"]\nH2 HA H3 H4\nS5 S2 S6 -\n')
    expect(linesOf(event)[0]?.record?.play).toEqual(['H2', 'HA', 'H3', 'H4', 'S2', 'S6'])
  })

  it('a record that leads elsewhere and an illegal call are located warnings', () => {
    const event = single('[Auction "N"]\nPass 2NT Pass 1S\nPass Pass\n')
    expect(event.problems.filter(problem => problem.severity === 'warning')).toEqual([
      {
        code: 'CALL_ILLEGAL',
        severity: 'warning',
        at: { line: 1, path: 'Board 1' },
        params: { call: '1S', number: 4, article: '27' },
      },
      {
        code: 'RECORD_DIFFERS',
        severity: 'warning',
        at: { line: 1, path: 'Board 1' },
        params: { code: 'AUCTION_CONTRACT_DIFFERS', record: '2NT', sheet: '1NT' },
      },
    ])
  })

  it.each([
    ['[Board "x"]\n[Contract "3NT"]\n', 'FILE_HAS_NO_RESULTS'],
    ['[Board "1"]\n[Deal "N:- - - -"]\n', 'FILE_HAS_NO_RESULTS'],
    ['[Board "1"]\n{ never closed', 'PBN_COMMENT_UNCLOSED'],
    [table('PairId_NS;Score_NS', '1 50'), 'PBN_TABLE_COLUMNS_MISSING'],
    [table('PairId_NS;PairId_EW;Score_NS', '1 - 50'), 'VALUE_MISSING'],
    [table('PairId_NS;PairId_EW;Contract;Declarer;Result', '1 2 9S N 9'), 'CONTRACT_INVALID'],
    [table('PairId_NS;PairId_EW;Score_NS', '1 2 ^'), 'SCORE_INVALID'],
  ])('%j is refused', (text, code) => {
    expect(refusal(text)).toContain(code)
  })

  it('a row of the wrong length is a located warning', () => {
    const event = read(table('PairId_NS;PairId_EW;Score_NS', '1 2 50', '3 4'))
    expect(event.problems.find(problem => problem.code === 'PBN_ROW_LENGTH')?.at).toEqual({
      line: 5,
      path: 'ScoreTable',
    })
  })
})

describe('what results brought, in the tags of games', () => {
  const game = (board: number, award: string, players = ['a', 'b', 'c', 'd']) =>
    [
      `[Event "Daylong"]\n[Board "${board}"]`,
      ...['North', 'East', 'South', 'West'].map((seat, i) => `[${seat} "${players[i]}"]`),
      `[Scoring "MP"]\n[Declarer "N"]\n[Contract "1NT"]\n[Result "7"]\n${award}`,
    ].join('\n')

  it.each([
    ['[ScorePercentage "62.52"]', { ns: '62.52', ew: '37.48' }, 'percent'],
    ['[ScorePercentage "EW 100"]', { ns: '0', ew: '100' }, 'percent'],
    ['[ScorePercentage "NS 60 EW 50"]', { ns: '60', ew: '50' }, 'percent'],
    ['[ScoreIMP "EW 3.5"]', { ns: '-3.5', ew: '3.5' }, undefined],
    ['[ScoreIMP "NS -0.25"]', { ns: '-0.25', ew: '0.25' }, undefined],
    ['[ScoreMP "NS 7"]', { ns: '7' }, undefined],
    ['[ScoreMP "NS 7"]\n[ScorePercentage "NS 70"]', { ns: '7' }, undefined],
  ])('%s is what it is', (award, published, print) => {
    const event = read(game(1, award))
    expect(linesOf(event)[0]?.published).toEqual(published)
    expect(event.arithmetic?.awardPrint).toBe(print)
  })

  it('refuses a contestant against itself', () => {
    expect(refusal(game(1, '', ['a', 'a', 'b', 'b']))).toContain('ENTRANT_PLAYS_ITSELF')
  })
})

it('tells tricks that two statements of a board do not give alike', () => {
  const rows = ['N', 'S', 'E', 'W'].flatMap(seat => ['NT', 'S', 'H', 'D', 'C'].map(strain => `${seat} ${strain} 7`))
  const board = (tricks: string) =>
    `[Event "T"]\n[Board "1"]\n[DoubleDummyTricks "${tricks}"]\n[OptimumResultTable "Declarer;Denomination;Result"]\n${rows.join('\n')}\n[Scoring "MP"]\n[ScoreTable "PairId_NS;PairId_EW;Score_NS"]\n1 2 50\n`
  const told = (tricks: string) => read(board(tricks)).problems.filter(({ code }) => code === 'STATEMENTS_DIFFER')
  expect(told('7'.repeat(20))).toEqual([])
  expect(told(`8${'7'.repeat(19)}`)).toMatchObject([{ params: { what: 'makeable', taken: '7'.repeat(20) } }])
})

describe('a game that BridgeComposer wrote', () => {
  const text = `% PBN 2.1
%Creator: BridgeComposer Version 5.99
%HRTitleEvent "Monday Pairs"
%HRTitleDate 2026.03.09

[Event ""]
[Site ""]

[Event "#"]
[Board "1"]
[ScoreTable "Section;PairId_NS\\2R;PairId_EW\\2R;Contract\\4L;Declarer;Result\\2R;Score_NS\\4R;Score_EW\\4R;MP_NS\\4R;MP_EW\\4R;Names_NS\\13;Names_EW"]
A  1  1 4S   N 10  420    - 2.00 0.00 Alfa-Bravo    Carl-Delta
A  2  2 3NTX S  8    -  100 0.00 2.00 Whiskey-Yankee Golf-Hotel
B  1  1 PASS - -  PASS    - 1.00 1.00 Echo-Foxtrot  Kilo-Lima
B  2  2 4S   N  9    -   50 1.00 1.00 India-Juliet  Mike-Oscar
`
  const event = read(text)

  it('has pairs of both directions under the same numbers, in each section', () => {
    expect(event).toMatchObject({ title: 'Monday Pairs', date: '2026-03-09', winners: 2 })
    expect(linesOf(event).map(({ sides, score }) => [...sides, score])).toEqual([
      ['A/1NS', 'A/1EW', 420],
      ['A/2NS', 'A/2EW', -100],
      ['B/1NS', 'B/1EW', 0],
      ['B/2NS', 'B/2EW', -50],
    ])
    expect(event.entrants.map(({ players }) => players.map(({ name }) => name).join(' '))).toContain('Whiskey Yankee')
    expect(event.problems.filter(({ severity }) => severity !== 'info')).toEqual([])
  })

  it('says in both columns of the score that a board was passed out', () => {
    const both = read(text.replace('B  1  1 PASS - -  PASS    -', 'B  1  1 PASS - -  PASS PASS'))
    expect(linesOf(both)[2]).toMatchObject({ sheet: { contract: 'PASS' }, score: 0 })
    expect(both.problems.filter(({ severity }) => severity !== 'info')).toEqual([])
  })

  it('lets names run beyond the width of their column', () => {
    const long = read(
      text
        .replace('Alfa-Bravo    Carl-Delta', 'Alfa-van Bravissimo Carl-de Delta')
        .replace('India-Juliet  Mike-Oscar', 'El Al-Juliet  Mike-Oscar'),
    )
    expect(long.entrants.map(({ players }) => players.map(({ name }) => name).join('+'))).toEqual([
      'Alfa+van Bravissimo',
      'Carl+de Delta',
      'Whiskey+Yankee',
      'Golf+Hotel',
      'Echo+Foxtrot',
      'Kilo+Lima',
      'El Al+Juliet',
      'Mike+Oscar',
    ])
  })
})

it('reads several tags of a line, as the import form allows', () => {
  const event = read(
    '[Event "x"][Board "1"] [North "a"][East "b"][South "c"][West "d"]\n[Declarer "N"][Contract "4S"][Result "10"] ; end\n',
  )
  expect(linesOf(event)).toMatchObject([{ sheet: { contract: '4S', declarer: 'N', tricks: 10 } }])
})

it('reads awards that stand in the percentages alone, and tells a row without a result', () => {
  const event = read(
    '[Event "x"]\n[Board "1"]\n[Scoring "MP"]\n[ScoreTable "PairId_NS;PairId_EW;Contract;Declarer;Result;Score_NS;Percentage_NS;Percentage_EW"]\n1 2 4S N 10 420 100 0\n3 4 - - - - 60 40\n5 6 - - - - - -\n',
  )
  expect(linesOf(event).map(({ sheet }) => sheet)).toEqual([
    { contract: '4S', declarer: 'N', tricks: 10 },
    { adjusted: { ns: '60', ew: '40' } },
  ])
  expect(event.problems).toContainEqual(expect.objectContaining({ code: 'SCORE_MISSING', severity: 'warning' }))
})

it('makes those who sit for a team its members', () => {
  const room = (name: string, seats: string) =>
    `[Event "Cup"]\n[Board "1"]\n${seats}\n[HomeTeam "Reds"]\n[VisitTeam "Blues"]\n[Room "${name}"]\n[Declarer "S"]\n[Contract "1NT"]\n[Result "8"]\n\n`
  const event = read(
    room('Open', '[North "a"]\n[South "b"]\n[East "c"]\n[West "d"]') +
      room('Closed', '[North "e"]\n[South "f"]\n[East "g"]\n[West "h"]'),
  )
  expect(event.entrants.map(({ name, players }) => [name, players.map(player => player.name).join('')])).toEqual([
    ['Reds', 'abgh'],
    ['Blues', 'cdef'],
  ])
})
