import { describe, expect, it } from 'vitest'
import type { ImportedEvent } from '../imported-event.js'
import { readUsebio } from './read-usebio.js'
import {
  board,
  bytesOf,
  fourPairs,
  latinBytes,
  line,
  pair,
  played,
  smallSession,
  usebio,
  utf16Bytes,
} from './usebio-samples.cases.js'

const read = (text: string): ImportedEvent => {
  const result = readUsebio(bytesOf(text))
  if (!result.ok) throw new Error(JSON.stringify(result.error))
  return result.value
}

const refusal = (text: string): readonly string[] => {
  const result = readUsebio(bytesOf(text))
  return result.ok ? [] : result.error.map(problem => problem.code)
}

const boardsOf = (event: ImportedEvent) => event.sessions.flatMap(s => s.sections).flatMap(s => s.boards)
const linesOf = (event: ImportedEvent) => boardsOf(event).flatMap(b => b.lines)
const codes = (event: ImportedEvent) => event.problems.map(problem => problem.code)

describe('a small session', () => {
  const event = read(smallSession)

  it('carries the heading', () => {
    expect(event).toMatchObject({
      format: 'usebio',
      formatVersion: '1.2',
      title: 'Tuesday pairs',
      date: '2024-05-07',
      club: { name: 'Smith & Jones', number: '0042' },
      program: { name: 'Scorer', version: '1.2' },
      eventType: 'pairs',
      scoring: 'matchpoint',
      winners: 1,
      problems: [],
    })
  })

  it('carries the sheets as the bridge rules read them', () => {
    expect(linesOf(event).map(one => [one.sides, one.sheet])).toEqual([
      [['1', '2'], { contract: '4S', declarer: 'N', tricks: 10 }],
      [['3', '4'], { contract: '3NTX', declarer: 'W', tricks: 8 }],
      [['1', '2'], { adjusted: { ns: '60', ew: '40' } }],
      [['3', '4'], { contract: 'PASS' }],
    ])
    expect(boardsOf(event).map(one => one.number)).toEqual(['1', '2'])
  })

  it('leaves out identifiers that mean none', () => {
    expect(event.entrants[0]?.players.map(player => player.nationalId)).toEqual(['701', undefined])
  })
})

describe('where participants and boards may stand', () => {
  const boards = board('1', line('1', '2', '<SCORE>50</SCORE>'), line('3', '4', '<SCORE>-50</SCORE>'))

  it.each([
    ['under SESSION', `<SESSION SESSION_ID="1">${fourPairs}${boards}</SESSION>`],
    ['under SECTION', `<SESSION><SECTION SECTION_ID="A">${fourPairs}${boards}</SECTION></SESSION>`],
    ['participants above, boards below', `${fourPairs}<SESSION><SECTION SECTION_ID="A">${boards}</SECTION></SESSION>`],
    ['participants below, boards above', `${boards}<SESSION><SECTION SECTION_ID="A">${fourPairs}</SECTION></SESSION>`],
  ])('%s', (_, body) => {
    const event = read(usebio(body))
    expect(linesOf(event).map(one => one.sides)).toEqual([
      ['1', '2'],
      ['3', '4'],
    ])
    expect(event.entrants.every(entrant => entrant.listed)).toBe(true)
  })

  it('boards above several sections go to the first, with a warning', () => {
    const section = (id: string, who: string) =>
      `<SECTION SECTION_ID="${id}"><PARTICIPANTS>${who}</PARTICIPANTS></SECTION>`
    const one = section('A', ['1', '2', '3', '4'].map(n => pair(n)).join(''))
    const event = read(usebio(`${boards}<SESSION>${one}${section('B', pair('1'))}</SESSION>`))
    expect([codes(event), event.sessions[0]?.sections.map(s => s.boards.length)]).toEqual([
      ['SECTION_AMBIGUOUS'],
      [1, 0],
    ])
  })

  it('keeps two sections apart', () => {
    const section = (id: string) => `<SECTION SECTION_ID="${id}">${fourPairs}${boards}</SECTION>`
    const event = read(usebio(`<SESSION>${section('A')}${section('B')}</SESSION>`))
    expect(event.entrants.map(entrant => entrant.key)).toEqual(['A/1', 'A/2', 'A/3', 'A/4', 'B/1', 'B/2', 'B/3', 'B/4'])
    expect(event.sessions[0]?.sections.map(section => section.boards[0]?.lines[0]?.sides)).toEqual([
      ['A/1', 'A/2'],
      ['B/1', 'B/2'],
    ])
  })

  it('knows the same people again in a second session', () => {
    const first = `<SESSION><PARTICIPANTS>${pair('1', '<PERCENTAGE>60</PERCENTAGE>')}${pair('2')}</PARTICIPANTS>${boards.replace(/<TRAVELLER_LINE><NS_PAIR_NUMBER>3.*?<\/TRAVELLER_LINE>/, '')}</SESSION>`
    const event = read(usebio(first + first.replace('60</PERCENTAGE>', '55</PERCENTAGE>')))
    expect(event.entrants).toHaveLength(2)
    expect(event.sessions.map(session => session.sections[0]?.published[0]?.percent)).toEqual(['60', '55'])
  })
})

describe('two winners', () => {
  const directed = (number: string, direction: string) => pair(number, `<DIRECTION>${direction}</DIRECTION>`)

  it('tells NS 1 from EW 1', () => {
    const pairs = [directed('1', 'NS'), directed('1', 'EW')].join('')
    const event = read(
      usebio(
        `<WINNER_TYPE>2</WINNER_TYPE><PARTICIPANTS>${pairs}</PARTICIPANTS>${board('1', line('1', '1', '<SCORE>50</SCORE>'))}`,
      ),
    )
    expect(linesOf(event)[0]?.sides).toEqual(['1NS', '1EW'])
  })

  it('reads numbers that carry the direction', () => {
    const pairs = [directed('1NS', 'NS'), directed('2EW', 'EW')].join('')
    const event = read(
      usebio(
        `<WINNER_TYPE>2</WINNER_TYPE><PARTICIPANTS>${pairs}</PARTICIPANTS>${board('1', line('1NS', '2EW', '<SCORE>50</SCORE>'))}`,
      ),
    )
    expect(event.entrants.map(entrant => [entrant.key, entrant.number, entrant.direction])).toEqual([
      ['1NS', '1NS', 'NS'],
      ['2EW', '2EW', 'EW'],
    ])
  })

  it('infers them when every pair has a direction and no WINNER_TYPE is given', () => {
    const pairs = [directed('1', 'NS'), directed('12', 'EW')].join('')
    const event = read(
      usebio(`<PARTICIPANTS>${pairs}</PARTICIPANTS>${board('1', line('1', '12', '<SCORE>50</SCORE>'))}`),
    )
    expect([event.winners, codes(event)]).toEqual([2, ['WINNERS_INFERRED']])
  })

  it('takes a missing direction from where the pair sat', () => {
    const event = read(
      usebio(fourPairs.replace('>1</WINNER', '>2</WINNER') + board('1', line('1', '2', '<SCORE>50</SCORE>'))),
    )
    expect(event.entrants.slice(0, 2).map(entrant => entrant.direction)).toEqual(['NS', 'EW'])
  })
})

describe('lines', () => {
  const withLine = (rest: string, type = 'MP_PAIRS') => usebio(fourPairs + board('1', line('1', '2', rest)), { type })

  it.each([
    [played('42', 'S', '12', '480'), { nsScore: 480 }, 'CONTRACT_INVALID'],
    [played('4S', 'Q', '12', '480'), { nsScore: 480 }, 'DECLARER_INVALID'],
    [played('4S', 'S', '14', '480'), { nsScore: 480 }, 'TRICKS_INVALID'],
    ['<CONTRACT>4S</CONTRACT><SCORE>-50</SCORE>', { nsScore: -50 }, 'CONTRACT_INCOMPLETE'],
    [played('4S', 'S', '10', 'huh'), { contract: '4S', declarer: 'S', tricks: 10 }, 'SCORE_INVALID'],
    ['<CONTRACT>PASS</CONTRACT><SCORE>110</SCORE>', { nsScore: 110 }, 'CONTRACT_INVALID'],
  ])('%s is usable with a warning', (rest, sheet, code) => {
    const event = read(withLine(rest))
    expect([linesOf(event)[0]?.sheet, event.problems.map(p => [p.code, p.severity])]).toEqual([
      sheet,
      [[code, 'warning']],
    ])
  })

  it.each([
    [played('42', 'S', '12', 'huh'), ['CONTRACT_INVALID']],
    ['<TRICKS>9</TRICKS>', ['SCORE_MISSING']],
    ['<SCORE>99999999999999999999</SCORE>', ['SCORE_INVALID']],
    ['<SCORE>7700</SCORE>', ['SCORE_INVALID']],
    ['<CONTRACT>4S</CONTRACT><PLAYED_BY>N</PLAYED_BY>', ['CONTRACT_INCOMPLETE']],
  ])('%s is an error', (rest, expected) => {
    expect(refusal(withLine(rest))).toEqual([...expected, 'FILE_HAS_NO_RESULTS'])
  })

  it('locates a problem by line, column and element', () => {
    const text = smallSession.replace('>4S<', '>44<')
    const lines = text.split('\n')
    const line = lines.findIndex(one => one.includes('>44<'))
    const column = lines[line]!.indexOf('<CONTRACT>') + 1
    const result = readUsebio(bytesOf(text))
    expect(result.ok && result.value.problems[0]).toEqual({
      code: 'CONTRACT_INVALID',
      severity: 'warning',
      at: { line: line + 1, column, path: 'EVENT/BOARD[1]/TRAVELLER_LINE[1]/CONTRACT' },
      params: { value: '44' },
    })
  })

  it('in IMPs reads 60 and 40 as average plus and minus', () => {
    const event = read(withLine('<SCORE>A6040</SCORE>', 'BUTLER_PAIRS'))
    expect(linesOf(event)[0]?.sheet).toEqual({ adjusted: { ns: 'ave+', ew: 'ave-' } })
  })

  it.each(['', '0', 'SITOUT', 'Bye'])('a sit-out against “%s” is no result and no fault', opponent => {
    const event = read(usebio(fourPairs + board('1', line('1', opponent, ''), line('3', '4', '<SCORE>50</SCORE>'))))
    expect([linesOf(event).length, codes(event)]).toEqual([1, ['LINE_NOT_PLAYED']])
  })

  it('leaves out a board that was not played', () => {
    const event = read(
      usebio(fourPairs + board('1', line('1', '2', '<SCORE>NP</SCORE>'), line('3', '4', '<SCORE>50</SCORE>'))),
    )
    expect([linesOf(event).length, codes(event)]).toEqual([1, ['LINE_NOT_PLAYED']])
  })

  it.each([
    ['the same twice', line('1', '2', '<SCORE>50</SCORE>'), 'warning'],
    ['different', line('1', '2', '<SCORE>70</SCORE>'), 'error'],
  ])('a pair of pairs twice on a board, %s', (_, second, severity) => {
    const result = readUsebio(bytesOf(usebio(fourPairs + board('1', line('1', '2', '<SCORE>50</SCORE>'), second))))
    const problems = result.ok ? result.value.problems : result.error
    expect(problems.map(problem => [problem.code, problem.severity])).toEqual([['LINE_REPEATED', severity]])
  })

  it('a pair that is not listed becomes a contestant without players', () => {
    const event = read(usebio(fourPairs + board('1', line('1', '9', '<SCORE>50</SCORE>'))))
    expect(event.entrants.at(-1)).toMatchObject({ key: '9', listed: false, players: [] })
    expect(codes(event)).toEqual(['ENTRANT_NOT_LISTED'])
  })

  it('a pair against itself is an error', () => {
    expect(refusal(usebio(fourPairs + board('1', line('1', '1', '<SCORE>50</SCORE>'))))).toContain(
      'ENTRANT_PLAYS_ITSELF',
    )
  })
})

describe('participants', () => {
  const event = (pairs: string) =>
    usebio(
      `<WINNER_TYPE>1</WINNER_TYPE><PARTICIPANTS>${pairs}</PARTICIPANTS>${board('1', line('1', '2', '<SCORE>50</SCORE>'))}`,
    )

  it('reads places, percentages and master points in both spellings', () => {
    const extra = '<TOTAL_SCORE>12.50</TOTAL_SCORE><PERCENTAGE>62.01923</PERCENTAGE><PLACE>1=</PLACE>'
    const flat = '<MASTER_POINTS_AWARDED>30</MASTER_POINTS_AWARDED><MASTER_POINT_TYPE>RED</MASTER_POINT_TYPE>'
    const nested = `<MASTER_POINTS>${flat}</MASTER_POINTS>`
    const read1 = read(event(pair('1', extra + flat) + pair('2', extra + nested)))
    for (const entrant of read1.entrants) {
      expect(entrant.published).toEqual({
        total: '12.50',
        percent: '62.01923',
        place: '1=',
        awards: [{ points: '30', kind: 'RED' }],
      })
    }
  })

  it.each([
    [pair('1', '<PERCENTAGE>lots</PERCENTAGE>'), 'VALUE_NOT_A_NUMBER'],
    [pair('1', '<PERCENTAGE>120</PERCENTAGE>'), 'VALUE_OUT_OF_RANGE'],
    [pair('1', '<PLACE>first</PLACE>'), 'PLACE_INVALID'],
    [pair('1', '<DIRECTION>up</DIRECTION>'), 'DIRECTION_INVALID'],
    ['<PAIR><PAIR_NUMBER>1</PAIR_NUMBER></PAIR>', 'PLAYER_COUNT_ODD'],
    [pair('1').replace('Ann 1', ''), 'PLAYER_NAME_MISSING'],
    [pair('1').replace('Ann 1', 'A'.repeat(600)), 'VALUE_TOO_LONG'],
  ])('%s is a warning', (first, code) => {
    expect(codes(read(event(first + pair('2'))))).toEqual([code])
  })

  it('the same number twice is an error', () => {
    expect(refusal(event(pair('1') + pair('1') + pair('2')))).toEqual(['ENTRANT_REPEATED'])
  })

  it('a pair without a number is an error', () => {
    expect(refusal(event(pair('1') + pair('')))).toContain('VALUE_MISSING')
  })
})

describe('other kinds of event', () => {
  it('individuals sit in seat order', () => {
    const player = (n: number) => `<PLAYER><PLAYER_NUMBER>${n}</PLAYER_NUMBER><PLAYER_NAME>P${n}</PLAYER_NAME></PLAYER>`
    const seats =
      '<N_PLAYER_NUMBER>1</N_PLAYER_NUMBER><S_PLAYER_NUMBER>2</S_PLAYER_NUMBER><E_PLAYER_NUMBER>3</E_PLAYER_NUMBER><W_PLAYER_NUMBER>4</W_PLAYER_NUMBER>'
    const event = read(
      usebio(
        `<PARTICIPANTS>${[1, 2, 3, 4].map(player).join('')}</PARTICIPANTS>${board('1', `<TRAVELLER_LINE>${seats}<SCORE>90</SCORE></TRAVELLER_LINE>`)}`,
        { type: 'INDIVIDUAL' },
      ),
    )
    expect([event.eventType, linesOf(event)[0]?.sides]).toEqual(['individual', ['1', '3', '2', '4']])
  })

  it('pairs of a Swiss have matches with the points of either side', () => {
    const match = `<MATCH><ROUND_NUMBER>1</ROUND_NUMBER><NS_PAIR_NUMBER>1</NS_PAIR_NUMBER><EW_PAIR_NUMBER>3</EW_PAIR_NUMBER><NS_SCORE>15</NS_SCORE><EW_SCORE>5</EW_SCORE><BOARD><BOARD_NUMBER>1</BOARD_NUMBER><TRAVELLER_LINE><SCORE>50</SCORE></TRAVELLER_LINE></BOARD></MATCH>`
    const event = read(
      usebio(`<MATCH_SCORING_METHOD>VPS</MATCH_SCORING_METHOD>${fourPairs}${match}`, { type: 'SWISS_PAIRS' }),
    )
    expect(event.matches).toMatchObject([{ sides: ['1', '3'], published: { victoryPoints: ['15', '5'] } }])
    expect(linesOf(event).map(({ sides }) => sides)).toEqual([['1', '3']])
  })

  it('teams have matches, and lines name their pairs', () => {
    const team = (id: string) =>
      `<TEAM TEAM_ID="${id}"><TEAM_NAME>Team ${id}</TEAM_NAME>${pair(`${id}-1`)}${pair(`${id}-2`)}</TEAM>`
    const match = `<MATCH><ROUND_NUMBER>3</ROUND_NUMBER><TEAM>1</TEAM><OPPOSING_TEAM>2</OPPOSING_TEAM><TEAM_SCORE>13.5</TEAM_SCORE><OPPOSING_TEAM_SCORE>6.5</OPPOSING_TEAM_SCORE>${board('1', line('1-1', '2-2', '<SCORE>50</SCORE>'), line('2-1-2', '1-2', '<SCORE>-50</SCORE>'))}</MATCH>`
    const event = read(
      usebio(
        `<BOARD_SCORING_METHOD>IMPS</BOARD_SCORING_METHOD><MATCH_SCORING_METHOD>VPS</MATCH_SCORING_METHOD><PARTICIPANTS>${team('1')}${team('2')}</PARTICIPANTS>${match}`,
        { type: 'SWISS_TEAMS' },
      ),
    )
    expect(event).toMatchObject({ eventType: 'swissTeams', scoring: 'imp', matchScoring: 'victoryPoint' })
    expect(event.entrants.map(e => [e.kind, e.name, e.players.length])).toEqual([
      ['team', 'Team 1', 4],
      ['team', 'Team 2', 4],
    ])
    expect(event.matches[0]).toMatchObject({
      round: 3,
      sides: ['1', '2'],
      published: { victoryPoints: ['13.5', '6.5'] },
    })
    expect(linesOf(event).map(one => [one.round, one.sides])).toEqual([
      [3, ['1', '2']],
      [3, ['2', '1']],
    ])
  })

  it('a result that is only marked as artificial is nobody’s score of 0', () => {
    const marked = (score: string) =>
      line('1', '2', `<ARTIFICIAL_SCORE>Adjusted</ARTIFICIAL_SCORE><SCORE>${score}</SCORE>`)
    const sheetOf = (score: string) => linesOf(read(usebio(fourPairs + board('1', marked(score)))))[0]?.sheet
    expect(sheetOf('0')).toEqual({ adjusted: { ns: 'ave', ew: 'ave' } })
    expect(sheetOf('A6040')).toEqual({ adjusted: { ns: '60', ew: '40' } })
  })

  describe('lines of a match that name nobody', () => {
    const matchOf = (sides: string, boards: string) => `<MATCH><ROUND_NUMBER>2</ROUND_NUMBER>${sides}${boards}</MATCH>`
    const teams = '<TEAM>1</TEAM><OPPOSING_TEAM>2</OPPOSING_TEAM>'
    const listed = ['1', '2'].map(id => `<TEAM TEAM_ID="${id}"><TEAM_NAME>Team ${id}</TEAM_NAME></TEAM>`).join('')
    const table = (direction: string, score: string) =>
      `<TRAVELLER_LINE>${direction && `<DIRECTION>${direction}</DIRECTION>`}<SCORE>${score}</SCORE></TRAVELLER_LINE>`
    const fileOf = (points: string, lines: string, method = 'IMPS') =>
      usebio(
        `<BOARD_SCORING_METHOD>${method}</BOARD_SCORING_METHOD><PARTICIPANTS>${listed}</PARTICIPANTS>${matchOf(teams, board('6', points + lines))}`,
        { type: 'SWISS_TEAMS' },
      )

    it('are seated by the direction of the home team, and get what the board says of both', () => {
      const both = table('NS', '420') + table('EW', 'A6040')
      expect(linesOf(read(fileOf('<IMPS>-3</IMPS>', both))).map(one => [one.round, one.sides, one.published])).toEqual([
        [2, ['1', '2'], { ns: '-3' }],
        [2, ['2', '1'], { ew: '-3' }],
      ])
      const points = '<TEAM_POINTS>2</TEAM_POINTS><OPPOSING_TEAM_POINTS>0</OPPOSING_TEAM_POINTS>'
      expect(linesOf(read(fileOf(points, both, 'PAB'))).map(one => one.published)).toEqual([
        { ns: '2', ew: '0' },
        { ns: '0', ew: '2' },
      ])
    })

    it('are refused where a team could sit either way; a pair sits as its match says', () => {
      expect(refusal(fileOf('', table('', '420')))).toContain('VALUE_MISSING')
      const pairs = '<NS_PAIR_NUMBER>3</NS_PAIR_NUMBER><EW_PAIR_NUMBER>1</EW_PAIR_NUMBER>'
      const event = read(usebio(fourPairs + matchOf(pairs, board('1', table('', '420'))), { type: 'SWISS_PAIRS' }))
      expect(linesOf(event).map(one => [one.round, one.sides])).toEqual([[2, ['3', '1']]])
    })
  })

  it.each([
    ['PAIRS', '<BOARD_SCORING_METHOD>CROSS_IMPS</BOARD_SCORING_METHOD>', 'crossImp'],
    ['PAIRS', '<SCORING_METHOD>BUTLER</SCORING_METHOD>', 'butler'],
    ['BUTLER_PAIRS', '<SCORING_METHOD>IMPS</SCORING_METHOD>', 'butler'],
    ['PAIRS', '<BOARD_SCORING_METHOD>AGGREGATE</BOARD_SCORING_METHOD>', 'totalPoints'],
    ['TEAMS', '<BOARD_SCORING_METHOD>PAB</BOARD_SCORING_METHOD>', 'boardAMatch'],
  ])('%s with %s is scored by %s', (type, method, scoring) => {
    expect(read(usebio(method + fourPairs + board('1', line('1', '2', '<SCORE>50</SCORE>')), { type })).scoring).toBe(
      scoring,
    )
  })
})

describe('hands', () => {
  const hand = (seat: string, s: string, h: string, d: string, c: string) =>
    `<HAND><DIRECTION>${seat}</DIRECTION><CLUBS>${c}</CLUBS><DIAMONDS>${d}</DIAMONDS><HEARTS>${h}</HEARTS><SPADES>${s}</SPADES></HAND>`
  const three =
    hand('North', '10 2', 'AKQJ', 'AKQJ', 'AKQ') +
    hand('E', 'AKQJ', '1098', '1098', 'J109') +
    hand('S', '9876', '7654', '765', '87')
  const file = (hands: string) =>
    smallSession.replace(
      '</USEBIO>',
      `<HANDSET><BOARD><BOARD_NUMBER>1</BOARD_NUMBER>${hands}</BOARD></HANDSET></USEBIO>`,
    )

  it('completes the fourth hand and orders the suits', () => {
    const event = read(file(three))
    expect(boardsOf(event)[0]?.deal).toBe('N:T2.AKQJ.AKQJ.AKQ AKQJ.T98.T98.JT9 9876.7654.765.87 543.32.432.65432')
    expect(linesOf(event)).toHaveLength(4)
  })

  it('a deal with a card twice is a warning', () => {
    const event = read(file(three.replace('9876', 'A876')))
    expect([boardsOf(event)[0]?.deal, codes(event)]).toEqual([undefined, ['DEAL_INVALID']])
  })
})

describe('encodings', () => {
  const named = (encoding: string) =>
    smallSession.replace('Ann 1', 'José').replace('version="1.0"', `version="1.0" encoding="${encoding}"`)
  const nameIn = (bytes: Uint8Array) => {
    const result = readUsebio(bytes)
    return result.ok
      ? [result.value.entrants[0]?.players[0]?.name, ...result.value.problems.map(p => p.code)]
      : result.error
  }

  it.each([
    ['utf-8', bytesOf(named('utf-8')), []],
    ['latin-1', latinBytes(named('ISO-8859-1')), []],
    ['latin-1 called utf-8', latinBytes(named('utf-8')), ['ENCODING_MISMATCH']],
    ['latin-1, nothing declared', latinBytes(named('x').replace(' encoding="x"', '')), ['ENCODING_GUESSED']],
    ['utf-8 called latin-1', bytesOf(named('iso-8859-1')), ['ENCODING_MISMATCH']],
    ['utf-8 with a mark', bytesOf(`\ufeff${named('utf-8')}`), []],
    ['utf-16 little end first', utf16Bytes(named('utf-16'), true), []],
    ['utf-16 big end first', utf16Bytes(named('utf-16'), false), []],
  ])('%s', (_, bytes, problems) => {
    expect(nameIn(bytes)).toEqual(['José', ...problems])
  })

  it('an encoding without a table here is refused unless the text is ASCII', () => {
    const big5 = latinBytes(named('Big5').replace('José', '\xb1i\xa4T'))
    expect(nameIn(big5)).toMatchObject([{ code: 'ENCODING_UNSUPPORTED', params: { declared: 'big5' } }])
    expect(nameIn(bytesOf(named('Big5').replace('José', 'Jose')))).toEqual(['Jose'])
  })

  it('GBK is read as declared, or known by its pairs with a remark', () => {
    const gbk = (declared: string) => latinBytes(declared.replace('José', '\xd5\xc5\xc8\xfd'))
    expect(nameIn(gbk(named('GBK')))).toEqual(['张三'])
    expect(nameIn(gbk(named('gb2312')))).toEqual(['张三'])
    expect(nameIn(gbk(named('x').replace(' encoding="x"', '')))).toEqual(['张三', 'ENCODING_GUESSED'])
    const broken = latinBytes(named('GBK').replace('José', '\xd5\xff'))
    expect(nameIn(broken)).toMatchObject([{ code: 'ENCODING_UNSUPPORTED' }])
  })
})
