import { describe, expect, it } from 'vitest'
import type { ImportedEvent } from '../imported-event.js'
import { content } from '../testing/content.cases.js'
import { oracleBytes, oraclesPresent } from '../testing/oracle-files.cases.js'
import { encodeFile } from '../text/encode.js'
import { bytesOf } from '../usebio/usebio-samples.cases.js'
import { guardFormula, printCell, withoutGuard } from './csv-rows.js'
import { readCsv } from './read-csv.js'
import { writeCsv } from './write-csv.js'

const read = (bytes: Uint8Array): ImportedEvent => {
  const result = readCsv(bytes)
  if (!result.ok) throw new Error(JSON.stringify(result.error))
  return result.value
}
const refusal = (text: string) => {
  const result = readCsv(bytesOf(text))
  return result.ok ? [] : result.error.filter(p => p.severity === 'error').map(p => [p.code, p.at?.line])
}
const linesOf = (event: ImportedEvent) =>
  event.sessions
    .flatMap(s => s.sections)
    .flatMap(s => s.boards)
    .flatMap(b => b.lines)

const file = `# title: Tuesday, pairs
# date: 2024-05-07
# scoring: matchpoint
# winners: 2
section,round,board,ns,ew,contract,declarer,tricks,score,lead,ns_points,ns_names,ew_names,ns_ids
A,1,1,1,1,4S,N,10,420,HA,2.0,"Ann; Bo","Cy; Di","701;702"
A,1,1,2,2,,,,-50,,0.0,"张三; 李四","'=Eve; Fay",
A,1,2,1,2,,,,A55.5/44.5,,,,,
A,2,2,2,1,PASS,,,0,,,,,
`

describe('headings of points', () => {
  it.each([
    ['ns_result_imp', 'imp'],
    ['NS Cross IMPs', 'crossImp'],
    ['ns_butler', 'butler'],
    ['NS MPs', 'matchpoint'],
    ['ns_match_points', 'matchpoint'],
    ['ns_result', undefined],
    ['ns_points', undefined],
  ] as const)('%s is read, and says how it was scored if it does', (heading, scoring) => {
    const event = read(bytesOf(`board,ns,ew,score,${heading}\n1,1,2,420,3.5\n1,3,4,400,-3.5\n`))
    const assumed = event.problems.some(problem => problem.code === 'SCORING_ASSUMED')
    expect([linesOf(event)[0]?.published, assumed]).toEqual([{ ns: '3.5' }, scoring === undefined])
    if (scoring) expect(event.scoring).toBe(scoring)
  })

  it.each(['ns', 'ew_score', 'nsew', 'contract_result', 'ns_names'])('%s is none', heading => {
    const event = read(bytesOf(`board,ns,ew,score,${heading}\n1,1,2,420,9\n`))
    expect(linesOf(event)[0]?.published).toEqual({})
  })
})

describe('a results CSV', () => {
  const event = read(bytesOf(file))

  it('is read', () => {
    expect(event).toMatchObject({
      format: 'csv',
      title: 'Tuesday, pairs',
      date: '2024-05-07',
      scoring: 'matchpoint',
      winners: 2,
    })
    expect(linesOf(event).map(line => [line.sides, line.sheet])).toEqual([
      [['1NS', '1EW'], { contract: '4S', declarer: 'N', tricks: 10 }],
      [['2NS', '2EW'], { nsScore: -50 }],
      [['1NS', '2EW'], { adjusted: { ns: '55.5', ew: '44.5' } }],
      [['2NS', '1EW'], { contract: 'PASS' }],
    ])
    expect(event.entrants.map(entrant => entrant.players.map(player => [player.name, player.nationalId]))).toEqual([
      [
        ['Ann', '701'],
        ['Bo', '702'],
      ],
      [
        ['Cy', undefined],
        ['Di', undefined],
      ],
      [
        ['张三', undefined],
        ['李四', undefined],
      ],
      [
        ['=Eve', undefined],
        ['Fay', undefined],
      ],
    ])
  })

  it('takes names from whichever line has them, and tells those that are not the list’s', () => {
    const rows = ['1,1,2,50,,', '2,1,2,50,Ann; Bo,Cy; Di', '3,1,2,50,Bo; ANN,Cy; Ed']
    const named = read(bytesOf(`board,ns,ew,score,ns_names,ew_names\n${rows.join('\n')}\n`))
    expect(named.entrants.map(one => one.players.map(({ name }) => name))).toEqual([
      ['Ann', 'Bo'],
      ['Cy', 'Di'],
    ])
    const told = named.problems.filter(({ code }) => code === 'NAMES_DIFFER')
    expect(told.map(({ at, params }) => [at?.line, params])).toEqual([
      [4, { number: '2', listed: 'Cy, Di', stated: 'Cy, Ed' }],
    ])
  })

  it('averages come backs the same when written and read again', () => {
    const written = writeCsv(event)
    expect(content(read(encodeFile(written)))).toEqual(content(event))
    expect(written.losses).toEqual([])
  })

  it('averages come back as averages', () => {
    const imps = read(bytesOf('# scoring: butler\nboard,ns,ew,score\n1,1,2,A6040\n'))
    expect(linesOf(imps)[0]?.sheet).toEqual({ adjusted: { ns: 'ave+', ew: 'ave-' } })
    expect(content(read(encodeFile(writeCsv(imps))))).toEqual(content(imps))
  })
})

describe('other programs', () => {
  it('Bridgemate headings with semicolons', () => {
    const event = read(
      bytesOf(
        'Section;Table;Round;Board;PairNS;PairEW;NS/EW;Contract;Result;LeadCard;Remarks\r\n1;2;3;4;5;6;W;3 NT x;-1;D10;\r\n1;2;3;5;5;6;;;;;40%-60%\r\n',
      ),
    )
    expect(linesOf(event).map(line => line.sheet)).toEqual([
      { contract: '3NTX', declarer: 'W', tricks: 8 },
      { adjusted: { ns: '40', ew: '60' } },
    ])
  })

  it.skipIf(!oraclesPresent)('the KoPS travellers', () => {
    const event = read(oracleBytes('bridge/kops_sm0807_cross_imp/travellers.csv'))
    expect(linesOf(event).filter(line => 'contract' in line.sheet).length).toBeGreaterThan(90)
    expect(event.entrants).not.toHaveLength(0)
  })

  it.skipIf(!oraclesPresent)('the BBO travellers', () => {
    const event = read(oracleBytes('bridge/bbo_skyclub_imp/travellers.csv'))
    expect(linesOf(event).length).toBeGreaterThan(40)
  })
})

describe('bad files', () => {
  it('a row with more cells than columns is a warning', () => {
    const event = read(bytesOf('board,ns,ew,score\n1,1,2,50,,\n2,1,2,50,x\n'))
    expect(event.problems.filter(p => p.severity === 'warning').map(p => [p.code, p.at?.line])).toEqual([
      ['CSV_ROW_LENGTH', 3],
    ])
  })

  it.each([
    ['board,ns\n1,2\n', [['CSV_COLUMN_MISSING', 1]]],
    ['\n# x\n', [['FILE_HAS_NO_RESULTS', undefined]]],
    ['board,ns,ew,score\n1,1,2,"50\n', [['CSV_QUOTE_UNCLOSED', 2]]],
    [
      '# date: 2024-05-07\nboard,ns,ew,score\n1,1,2,x\n',
      [
        ['SCORE_INVALID', 3],
        ['FILE_HAS_NO_RESULTS', undefined],
      ],
    ],
    [
      'board,ns,ew,score\n1,1,1,50\n',
      [
        ['ENTRANT_PLAYS_ITSELF', 2],
        ['FILE_HAS_NO_RESULTS', undefined],
      ],
    ],
    ['board,ns,ew,score\n1,1,2,50\n1,1,2,50\n', [['LINE_REPEATED', 3]]],
    [
      'board,ns,ew,score\nx,1,2,50\n',
      [
        ['VALUE_NOT_A_NUMBER', 2],
        ['FILE_HAS_NO_RESULTS', undefined],
      ],
    ],
  ])('%j', (text, expected) => {
    expect(refusal(text)).toEqual(expected)
  })
})

describe('cells cannot start a formula', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['+49 30', "'+49 30"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['-2+3', "'-2+3"],
    ['-420', '-420'],
    ['+3.5', '+3.5'],
    ['Ann', 'Ann'],
  ])('%s → %s and back', (text, guarded) => {
    expect(guardFormula(text)).toBe(guarded)
    expect(withoutGuard(guarded)).toBe(text)
  })

  it('quotes what needs it', () => {
    expect([printCell('a,b'), printCell('say "x"'), printCell(undefined), printCell(7)]).toEqual([
      '"a,b"',
      '"say ""x"""',
      '',
      '7',
    ])
  })
})

describe('a list of another program', () => {
  const read = (text: string) => {
    const event = readCsv(bytesOf(text))
    if (!event.ok) throw new Error(JSON.stringify(event.error))
    return event.value
  }
  const sheetsOf = (text: string) =>
    read(text).sessions.flatMap(({ sections }) =>
      sections.flatMap(({ boards }) =>
        boards.flatMap(({ lines }) => lines.map(({ sides, sheet }) => [...sides, sheet])),
      ),
    )
  const played = (tricks: number) => ({ contract: '4S', declarer: 'N', tricks })

  it('numbers north–south and east–west apart', () => {
    const rows = [1, 2].flatMap(board => [1, 2, 3].map(ns => `${board},${ns},${((ns + board) % 3) + 1},4S,N,10`))
    const event = read(`Board,NS,EW,Contract,By,Tricks\n${rows.join('\n')}\n`)
    expect(event.winners).toBe(2)
    expect(event.entrants.map(({ key }) => key).sort()).toEqual(['1EW', '1NS', '2EW', '2NS', '3EW', '3NS'])
    expect(event.problems.map(({ code }) => code)).toContain('WINNERS_INFERRED')
  })

  it('tells what was made by its level, or by tricks where a number is above seven', () => {
    const head = 'Board,NS,EW,Contract,By,Made\n'
    expect(sheetsOf(`${head}1,1,2,4S,N,5\n1,3,4,4S,N,-2\n`)).toEqual([
      ['1', '2', played(11)],
      ['3', '4', played(8)],
    ])
    expect(sheetsOf(`${head}1,1,2,4S,N,10\n1,3,4,4S,N,7\n`)).toEqual([
      ['1', '2', played(10)],
      ['3', '4', played(7)],
    ])
  })

  it('may give shares of either side in front of their numbers', () => {
    const event = read('Board,% NS,% EW,Pair NS,Pair EW,Contract,By,Tricks\n1,100,0,1,2,4S,N,10\n')
    const [line] = event.sessions[0]?.sections[0]?.boards[0]?.lines ?? []
    expect([line?.sides, line?.published]).toEqual([['1', '2'], { ns: '100', ew: '0' }])
  })

  it('may leave a meeting without a result, which is told', () => {
    const event = read('Board,NS,EW,Contract,By,Tricks\n1,1,2,4S,N,10\n1,3,4,,,\n')
    expect(event.sessions[0]?.sections[0]?.boards[0]?.lines).toHaveLength(1)
    expect(event.problems).toContainEqual(
      expect.objectContaining({ code: 'SCORE_MISSING', severity: 'warning', at: { line: 3, path: 'score' } }),
    )
  })

  it('is in Chinese', () => {
    const text = '副号,南北,东西,定约,庄家,墩数\n1,1,2,4黑桃,北,10\n1,3,4,3无将加倍,东,8\n'
    expect(sheetsOf(text)).toEqual([
      ['1', '2', played(10)],
      ['3', '4', { contract: '3NTX', declarer: 'E', tricks: 8 }],
    ])
  })
})
