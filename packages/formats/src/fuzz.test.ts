import fc from 'fast-check'
import { guandan } from '@paiji/rules/guandan'
import { mahjong } from '@paiji/rules/mahjong'
import { describe, expect, it } from 'vitest'
import { readAcblJson } from './acbl/read-acbl-json.js'
import { type AccessTables, fromBridgemateTables } from './bridgemate/from-bridgemate-tables.js'
import { readCsv } from './csv/read-csv.js'
import { readLin } from './lin/read-lin.js'
import { botzoneSample, guandanSample, tziakchaPacked, tziakchaSample } from './logs/log-samples.cases.js'
import { readBotzone } from './logs/read-botzone.js'
import { readGuandanLog } from './logs/read-guandan-log.js'
import { readTziakcha } from './logs/read-tziakcha.js'
import { formatProblemCodes } from './problem-codes.js'
import { pbnSession } from './pbn/pbn-samples.cases.js'
import { readPbn } from './pbn/read-pbn.js'
import { readRbn } from './rbn/read-rbn.js'
import { readResults } from './read-results.js'
import { readResultSheets } from './sheets/read-result-sheets.js'
import { readUsebio } from './usebio/read-usebio.js'
import { milliseconds } from './testing/oracle-files.cases.js'
import { bytesOf, smallSession } from './usebio/usebio-samples.cases.js'

/** How many times as many inputs as usual: `npm run fuzz`. A longer run rolls other dice each time. */
const { process: program } = globalThis as { process?: { env: Record<string, string | undefined> } }
const times = Number(program?.env.PAIJI_FUZZ ?? 1)
const runs = (usual: number, seed: number) => (times === 1 ? { numRuns: usual, seed } : { numRuns: usual * times })

/** A log is judged by the rules too. */
const known = new Set<string>([...formatProblemCodes, ...mahjong.problemCodes, ...guandan.problemCodes])

/** Cuts, repeats, overwrites and inserts anywhere in a valid file. */
const mutation = fc.record({
  at: fc.nat(),
  length: fc.nat({ max: 60 }),
  insert: fc.oneof(
    fc.uint8Array({ maxLength: 8 }),
    fc
      .constantFrom(
        '<',
        '>',
        '&',
        '"',
        ']]>',
        '<!--',
        '<![CDATA[',
        '&#xFFFF;',
        '[',
        '{',
        '%',
        '\0',
        '999999999999999999',
        '-',
      )
      .map(bytesOf),
  ),
})

const mutate = (
  bytes: Uint8Array,
  changes: readonly { at: number; length: number; insert: Uint8Array }[],
): Uint8Array => {
  let out = [...bytes]
  for (const { at, length, insert } of changes) {
    const from = at % (out.length + 1)
    out = [...out.slice(0, from), ...insert, ...out.slice(from + length)]
  }
  return Uint8Array.from(out)
}

const csvSample =
  '# winners: 2\nsection,board,ns,ew,contract,declarer,tricks,score,ns_names\nA,1,1,1,4S,N,10,420,"Ann; ""Bo"""\nA,1,2,2,,,,A6040,\n'
const linSample =
  'vg|Cup,Final,I,1,1,R,0,B,0|rs|3NN=,4SXW-2|pn|S1,W1,N1,E1,S2,W2,N2,E2|qx|o1|md|3S9876H7654D765C87,,,|mb|p|mb|1N|mb|p|mb|p|mb|p|pc|SA|mc|7|qx|c1|'
const acblSample =
  '{"board_scoring_method":"MATCH_POINTS","winner_type":1,"sections":[{"name":"A","pairs":[{"pair_number":"1"}],"boards":[{"board_number":1,"results":[{"ns_pair":"1","ew_pair":"2","contract":"1 S","declarer":"W","tricks_taken":"11","ns_score":"-200"}]}]}]}'

const pageSample =
  '<!DOCTYPE html><html><head><title>Club 2026-05-07</title></head><body><h2>Board 1</h2><table><tr><th>NS</th><th>EW</th><th>Contract</th><th>By</th><th>Tricks</th><th>Score</th><th>NS MP</th><th>EW MP</th></tr><tr><td>1</td><td>2</td><td>4&spades;</td><td>N</td><td>10</td><td>420</td><td>1</td><td>0</td></tr></table></body></html>'

const rbnSample =
  'D 20261120\nE Cup {x}\nF I:IMPs\nN a+b:c+d:O\nB 1\nH W:A8765.QT.K9.AT87:J42.AJ7632.J.632:QT3.85.Q86.KQJ54:\nA WZ:1DXR2HA\nC 2H:N\nR 8\n\nN e+f:g+h:C\nC P\n'

const samples = [
  ['usebio', bytesOf(smallSession), readUsebio],
  ['pbn', bytesOf(pbnSession), readPbn],
  ['csv', bytesOf(csvSample), readCsv],
  ['lin', bytesOf(linSample), readLin],
  ['rbn', bytesOf(rbnSample), readRbn],
  ['acbl', bytesOf(acblSample), readAcblJson],
  ['tziakcha', bytesOf(tziakchaSample), readTziakcha],
  ['tziakcha packed', bytesOf(tziakchaPacked), readTziakcha],
  ['botzone', bytesOf(botzoneSample), readBotzone],
  ['guandan', bytesOf(guandanSample), readGuandanLog],
  ['web page', bytesOf(pageSample), (bytes: Uint8Array) => readResults(bytes, 'page.html')],
] as const

describe.each(samples)('%s under mutation', (_, valid, read) => {
  it('reads or refuses with known codes and never throws', () => {
    fc.assert(
      fc.property(fc.array(mutation, { minLength: 1, maxLength: 6 }), changes => {
        const result = read(mutate(valid, changes))
        const problems = result.ok ? result.value.problems : result.error
        expect(problems.every(problem => known.has(problem.code))).toBe(true)
        expect(problems.some(problem => problem.severity === 'error')).toBe(!result.ok)
      }),
      runs(400, 20260101),
    )
  })

  it('every prefix reads or is refused', () => {
    for (let end = 1; end < valid.length; end += 7) expect(() => read(valid.subarray(0, end))).not.toThrow()
  })
})

/** Cells of a club's spreadsheet, in any order. */
const sheetCell = fc.oneof(
  fc.constantFrom(
    '',
    'Board',
    'Board 2',
    'NS',
    'EW',
    'Contract',
    '定约',
    'Score',
    'NS MP',
    'Pair',
    'Names',
    '%',
    '1',
    '2',
  ),
  fc.constantFrom('4S N =', '3NT', 'PASS', '420', '-1,100', 'A6040', 'N', '+1', '10', '# date: 2026-11-24', 'Ann & Bo'),
  fc.string({ maxLength: 12 }),
)

it('sheets of any cells are read or refused with known codes', () => {
  const sheet = fc.record({
    name: fc.string({ maxLength: 8 }),
    rows: fc.array(fc.array(sheetCell, { maxLength: 8 }), { maxLength: 12 }),
  })
  fc.assert(
    fc.property(fc.array(sheet, { maxLength: 3 }), sheets => {
      const result = readResultSheets(sheets)
      const problems = result.ok ? result.value.problems : result.error
      expect(problems.every(problem => known.has(problem.code))).toBe(true)
      expect(problems.some(problem => problem.severity === 'error')).toBe(!result.ok)
    }),
    runs(400, 20260105),
  )
})

/** What a damaged Access file, or another program's, may have in the place of a value. */
const cell = fc.oneof(
  fc.constantFrom(
    null,
    undefined,
    '',
    '0',
    '-1',
    'N',
    '4 S',
    '3 NT xx',
    '=',
    '+99',
    'Not played',
    '60%-40%',
    'A+',
    true,
    1e300,
    Number.NaN,
  ),
  fc.integer(),
  fc.string({ maxLength: 40 }),
  fc.constant(new Date(Number.NaN)),
  fc.constant(new Date(Date.UTC(2026, 4, 7))),
  fc.uint8Array({ maxLength: 4 }),
  fc.constant({ toString: 1 }),
  fc.constant([[]]),
)

const accessRow = (...columns: readonly string[]) =>
  fc.record(Object.fromEntries(columns.map(name => [name, cell])), { requiredKeys: [] })

const accessTables = fc.record(
  {
    Section: fc.array(accessRow('ID', 'Letter', 'ScoringType', 'Winners'), { maxLength: 2 }),
    Session: fc.array(accessRow('Name', 'Date'), { maxLength: 2 }),
    RoundData: fc.array(accessRow('Section', 'Table', 'Round', 'NSPair', 'EWPair', 'LowBoard', 'HighBoard'), {
      maxLength: 4,
    }),
    PlayerNumbers: fc.array(accessRow('Section', 'Table', 'Direction', 'Number', 'Name'), { maxLength: 4 }),
    PlayerNames: fc.array(accessRow('ID', 'Name', 'strID'), { maxLength: 2 }),
    HandRecord: fc.array(accessRow('Section', 'Board', 'NorthSpades', 'NorthHearts'), { maxLength: 2 }),
    ReceivedData: fc.array(
      accessRow(
        'ID',
        'Section',
        'Table',
        'Round',
        'Board',
        'PairNS',
        'PairEW',
        'NS/EW',
        'Contract',
        'Result',
        'LeadCard',
        'Remarks',
        'Erased',
      ),
      { maxLength: 6 },
    ),
  },
  { requiredKeys: [] },
)

describe('the tables of a Bridgemate file with anything in them', () => {
  it('read or are refused, located, and never throw', () => {
    fc.assert(
      fc.property(accessTables, tables => {
        const result = fromBridgemateTables(tables as AccessTables)
        const problems = result.ok ? result.value.problems : result.error
        expect(problems.every(problem => known.has(problem.code))).toBe(true)
        expect(problems.some(problem => problem.severity === 'error')).toBe(!result.ok)
      }),
      runs(800, 20260103),
    )
  })
})

describe('arbitrary bytes', () => {
  it('never throw', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ maxLength: 300 }),
        fc.constantFrom('a.xml', 'a.pbn', 'a.lin', 'a.csv', 'a.json', 'a.trf', 'a.bws', 'a'),
        (bytes, name) => {
          readResults(bytes, name)
        },
      ),
      runs(500, 20260102),
    )
  })
})

describe('time grows with the size, not its square', () => {
  const ticks = (bytes: Uint8Array, name: string): number => {
    const start = milliseconds()
    readResults(bytes, name)
    return milliseconds() - start
  }
  const quickest = (make: (n: number) => string, name: string, n: number): number => {
    const bytes = bytesOf(make(n))
    return Math.min(ticks(bytes, name), ticks(bytes, name), ticks(bytes, name))
  }

  it.each([
    ['open brackets', 'a.xml', (n: number) => `<USEBIO>${'<'.repeat(n)}`],
    ['unclosed elements', 'a.xml', (n: number) => `<USEBIO>${'<A>x</A>'.repeat(n)}`],
    ['ampersands', 'a.xml', (n: number) => `<USEBIO><A>${'&'.repeat(n)}</A></USEBIO>`],
    ['attributes', 'a.xml', (n: number) => `<USEBIO ${'a="" '.repeat(n)}>`],
    [
      'bad lines',
      'a.xml',
      (n: number) =>
        smallSession.replace(
          '</EVENT>',
          `${'<BOARD><BOARD_NUMBER>x</BOARD_NUMBER><TRAVELLER_LINE/></BOARD>'.repeat(n)}</EVENT>`,
        ),
    ],
    ['comments in front', 'a.xml', (n: number) => `${'<!---->'.repeat(n)}<USEBIO/>`],
    ['blanks', 'a.xml', (n: number) => `${' '.repeat(n * 8)}<USEBIO/>`],
    ['pbn tags', 'a.pbn', (n: number) => '[Board "1"]\n'.repeat(n)],
    ['pbn open braces', 'a.pbn', (n: number) => `[Event "x"]\n${'{'.repeat(n)}`],
    ['pbn quotes', 'a.pbn', (n: number) => `[Event "x"]\n[Board "${'\\'.repeat(n)}\n`],
    [
      'pbn rows',
      'a.pbn',
      (n: number) => `[Board "1"]\n[ScoreTable "PairId_NS;PairId_EW;Score_NS"]\n${'1 2 x\n'.repeat(n)}`,
    ],
    ['csv rows', 'a.csv', (n: number) => `board,ns,ew,score\n${'1,1,2,x\n'.repeat(n)}`],
    ['csv quotes', 'a.csv', (n: number) => `board,ns,ew,score\n${'"""'.repeat(n)}`],
    ['lin boards', 'a.lin', (n: number) => `pn|a,b,c,d|${'qx|o1|md|1|'.repeat(n)}`],
    ['lin bars', 'a.lin', (n: number) => `pn|${'|'.repeat(n)}`],
    ['json depth', 'a.json', (n: number) => `{"sections":${'['.repeat(n)}`],
  ])('%s', (_, name, make) => {
    const small = quickest(make, name, 5_000)
    const large = quickest(make, name, 40_000)
    // A square would be 1.6 thousand million steps; the floor leaves room for a machine that is busy with something else.
    expect(large).toBeLessThan(Math.max(small, 30) * 8 * 5)
  })
})
