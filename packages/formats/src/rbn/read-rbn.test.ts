import { expect, it } from 'vitest'
import { readDeals } from '../deals/read-deals.js'
import { readResults } from '../read-results.js'
import { bytesOf } from '../usebio/usebio-samples.cases.js'

const deal = 'AK87.A2.Q94.T432:62.K98743.J53.KQ:JT93.J6.KT8.AJ97:'
const file = [
  'D 20261120',
  'T Report:Somebody',
  'L Hall',
  'E Cup Final {the second}',
  'F I:IMPs',
  'K Reds:Blues:3:0',
  'N Ann+Bo:Cy+Di:O',
  'B 1',
  `H ${deal}`,
  'A NZ:P1N^1PP:P',
  'C 1N:E',
  'R 7:90',
  '',
  'N Eve+Flo:Gil+Hal:C',
  'A NZ:PPPP',
  'C P',
  '',
  'N Ann+Bo:Cy+Di:O',
  'B 2',
  'H S:A8765.QT.K9.AT87:J42.AJ7632.J.632:QT3.85.Q86.KQJ54:K9.K94.AT75432.9',
  'A EB:1DXR2HA',
  'C 2H:N',
  'R 8',
  '',
].join('\n')

it('RBN: labels that last, both rooms, calls, deals from the dealer or a named seat', () => {
  const event = readResults(bytesOf(file), 'final.rbn')
  if (!event.ok) throw new Error(JSON.stringify(event.error))
  expect(event.value).toMatchObject({ format: 'rbn', title: 'Cup Final', date: '2026-11-20', venue: 'Hall' })
  const boards = event.value.sessions[0]?.sections[0]?.boards ?? []
  expect(
    boards.map(({ number, dealer, vulnerability, deal: hands }) => [number, dealer, vulnerability, hands]),
  ).toEqual([
    ['1', 'N', 'none', 'N:AK87.A2.Q94.T432 62.K98743.J53.KQ JT93.J6.KT8.AJ97 Q54.QT5.A762.865'],
    ['2', 'E', 'both', 'N:QT3.85.Q86.KQJ54 K9.K94.AT75432.9 A8765.QT.K9.AT87 J42.AJ7632.J.632'],
  ])
  expect(
    boards.flatMap(({ lines }) => lines.map(({ sides, sheet, room }) => [sides.join(' : '), sheet, room])),
  ).toEqual([
    ['Reds : Blues', { contract: '1NT', declarer: 'E', tricks: 7 }, 'open'],
    ['Blues : Reds', { contract: 'PASS' }, 'closed'],
    ['Reds : Blues', { contract: '2H', declarer: 'N', tricks: 8 }, 'open'],
  ])
  expect(event.value.entrants).toMatchObject([
    { name: 'Reds', carried: '3', players: ['Ann', 'Bo', 'Hal', 'Gil'].map(name => ({ name })) },
    { name: 'Blues', players: ['Di', 'Cy', 'Eve', 'Flo'].map(name => ({ name })) },
  ])
  expect(boards[1]?.lines[0]?.record?.auction?.map(({ call }) => call)).toEqual('1D X XX 2H Pass Pass Pass'.split(' '))
  expect(event.value.problems).toEqual([])
})

it('RBN without players is a hand record', () => {
  const text = `Set 1\nT Club evening\nD 20261120\nB 1\nH ${deal}\nA NZ:P1NPPP\nC 1N N\nR 7\n`
  expect(readResults(bytesOf(text), 'r.rbn').ok).toBe(false)
  const deals = readDeals(bytesOf(text), 'r.rbn')
  expect(deals.ok && deals.value.boards).toEqual([
    {
      number: '1',
      dealer: 'N',
      vulnerability: 'none',
      deal: 'N:AK87.A2.Q94.T432 62.K98743.J53.KQ JT93.J6.KT8.AJ97 Q54.QT5.A762.865',
    },
  ])
})

it('RBN that breaks off within a line takes nothing from its last record', () => {
  const event = readResults(bytesOf(file.slice(0, -2)), 'final.rbn')
  expect(event.ok && event.value.sessions[0]?.sections[0]?.boards.map(({ number }) => number)).toEqual(['1'])
  expect(event.ok && event.value.problems.map(({ code }) => code)).toContain('LINE_UNUSABLE')
})

it('RBN with a hand that is none says so', () => {
  const event = readResults(bytesOf(file.replace('J42.AJ7632', 'J42.AJ7633')), 'final.rbn')
  expect(event.ok && event.value.problems).toContainEqual(expect.objectContaining({ code: 'DEAL_INVALID' }))
})

it('takes a hand record of more than four hundred boards', () => {
  const hands = `N:${deal.replaceAll(':', ' ')}Q54.QT5.A762.865`
  const board = (number: number) => `[Board "${number}"]\n[Deal "${hands}"]\n`
  const text = Array.from({ length: 900 }, (_, at) => board(at + 1)).join('\n')
  const deals = readDeals(bytesOf(`% PBN 2.1\n${text}`), 'set.pbn')
  expect(deals.ok && deals.value.boards).toHaveLength(900)
})

const played = [
  'F M',
  'N Ann+Bo:Cy+Di:6',
  'B 8:C',
  'H W:A8765.QT.K9.AT87:J42.AJ7632.J.632:QT3.85.Q86.KQJ54:',
  'A WZ:1S*2H2S^14D:4SPP5H:XA',
  '1 doubtful values',
  'C 5HX:N',
  'P CK972:CQ!H483:DA9J6:D2KH28:SJ?QKA:CA',
  'R 9-300:1.5',
  '',
]

it('RBN: cards trick by trick, notes, the score and what it brought, section and table', () => {
  const event = readResults(bytesOf(played.join('\n')), 'deal.rbn')
  if (!event.ok) throw new Error(JSON.stringify(event.error))
  const [section] = event.value.sessions[0]?.sections ?? []
  const line = section?.boards[0]?.lines[0]
  expect(section?.id).toBe('C')
  expect(line).toMatchObject({ score: -300, table: '6', lead: 'CK', published: { ns: '1.5' } })
  expect(line?.record?.play?.join(' ')).toBe('CK C9 C7 C2 CQ H4 C8 C3 DA D9 DJ D6 D2 DK H2 D8 SJ SQ SK SA CA')
  expect(line?.record?.auction?.slice(0, 3)).toEqual([
    { call: '1S', alert: true },
    { call: '2H' },
    { call: '2S', explanation: 'doubtful values' },
  ])
  expect(event.value.problems.map(({ code }) => code)).toEqual(['TITLE_FROM_FILE_NAME'])
  const other = readResults(bytesOf(played.join('\n').replace('R 9-300', 'R 9+300')), 'deal.rbn')
  expect(other.ok && other.value.sessions[0]?.sections[0]?.boards[0]?.lines[0]?.score).toBe(-300)
})

it('RBX says the same in one line', () => {
  const line = played.filter(Boolean).map(text => `${text[0]}{${text.slice(2)}}`)
  const [rbn, rbx] = [played.join('\n'), `${line.join('')}\n`].map(text => readResults(bytesOf(text), 'deal.rbx'))
  const content = (event: typeof rbn) =>
    event?.ok
      ? event.value.sessions.flatMap(({ sections }) =>
          sections.flatMap(({ boards }) =>
            boards.map(({ deal, lines }) => [deal, lines.map(({ sheet, record }) => [sheet, record])]),
          ),
        )
      : event?.error
  expect(content(rbx)).toEqual(content(rbn))
})
