import { describe, expect, it } from 'vitest'
import type { ImportedEvent } from '../imported-event.js'
import { readResults } from '../read-results.js'
import { encodeFile } from '../text/encode.js'
import { content } from '../testing/content.cases.js'
import { oracleBytes, oraclesPresent } from '../testing/oracle-files.cases.js'
import { readUsebio } from './read-usebio.js'
import { board, bytesOf, fourPairs, line, pair, played, smallSession, usebio } from './usebio-samples.cases.js'
import { writeUsebio } from './write-usebio.js'

const read = (bytes: Uint8Array): ImportedEvent => {
  const result = readUsebio(bytes)
  if (!result.ok) throw new Error(JSON.stringify(result.error))
  return result.value
}
const back = (event: ImportedEvent) => read(encodeFile(writeUsebio(event)))

const boards = board('1', line('1', '2', played('4S', 'N', '10', '420')), line('3', '4', '<SCORE>-50</SCORE>'))
const directed = (number: string, direction: string) => pair(number, `<DIRECTION>${direction}</DIRECTION>`)

describe('what is read is written again', () => {
  it.each([
    ['a session', smallSession],
    [
      'two sections',
      usebio(
        `<SESSION><SECTION SECTION_ID="A">${fourPairs}${boards}</SECTION><SECTION SECTION_ID="B">${fourPairs}${boards}</SECTION></SESSION>`,
      ),
    ],
    ['two sessions', usebio(`<SESSION>${fourPairs}${boards}</SESSION><SESSION>${fourPairs}${boards}</SESSION>`)],
    [
      'two winners with the same numbers',
      usebio(
        `<WINNER_TYPE>2</WINNER_TYPE><PARTICIPANTS>${directed('1', 'NS')}${directed('1', 'EW')}</PARTICIPANTS>${board('1', line('1', '1', '<SCORE>50</SCORE>'))}`,
      ),
    ],
    ['names with marks', smallSession.replace('Ann 1', 'A &lt;b&gt; &amp; &quot;C&quot; 张三')],
    [
      'butler with an average',
      usebio(fourPairs + board('1', line('1', '2', '<SCORE>A6040</SCORE>')), { type: 'BUTLER_PAIRS' }),
    ],
  ])('%s', (_, text) => {
    const event = read(bytesOf(text))
    expect(content(back(event))).toEqual(content(event))
    expect(writeUsebio(event).losses).toEqual([])
  })

  it
    .skipIf(!oraclesPresent)
    .each([
      'abf_butler_howell_2026-03-09.xml',
      'abf_mp_howell_2022-07-27.xml',
      'abf_mp_mitchell_2022-07-21.xml',
      'ebu_example_cross_imp_pairs.xml',
      'ebu_example_individual_v1_1.xml',
      'ebu_example_mp_pairs.xml',
    ])('%s', file => {
    const result = readResults(oracleBytes(`bridge/usebio/${file}`), file)
    if (!result.ok) throw new Error(JSON.stringify(result.error))
    expect(content(back(result.value))).toEqual(content(result.value))
    expect(writeUsebio(result.value).losses).toEqual([])
  })
})

describe('what cannot be carried is told', () => {
  const event = read(bytesOf(smallSession))
  const withFirstLine = (change: object): ImportedEvent => ({
    ...event,
    sessions: event.sessions.map(session => ({
      ...session,
      sections: session.sections.map(section => ({
        ...section,
        boards: section.boards.map((one, i) =>
          i > 0 ? one : { ...one, lines: one.lines.map((l, k) => (k > 0 ? l : { ...l, ...change })) },
        ),
      })),
    })),
  })

  it.each([
    [
      {
        sheet: {
          adjusted: {
            weighted: [
              { weight: '0.3', nsScore: 420 },
              { weight: '0.7', nsScore: -50 },
            ],
          },
        },
      },
      'LOSS_WEIGHTED_SCORE',
    ],
    [{ sheet: { adjusted: { ns: '55.5', ew: '44.5' } } }, 'LOSS_ARTIFICIAL_SCORE'],
    [{ sheet: { adjusted: { ns: 'ave+', ew: 'ave-' } } }, 'LOSS_ARTIFICIAL_SCORE'],
    [{ record: { tables: [{ name: 'PlayTimeTable', columns: 'Trick;Time', rows: ['1 3'] }] } }, 'LOSS_FIELD'],
    [{ room: 'open' }, 'LOSS_FIELD'],
  ])('%j', (change, code) => {
    expect(writeUsebio(withFirstLine(change)).losses.map(loss => loss.code)).toContain(code)
  })

  it('carries auction, explanations, play and claim as LIN', () => {
    const record = {
      auction: [
        { call: '1NT', alert: true, explanation: '15–17' },
        { call: 'X' },
        { call: 'XX', explanation: 'rescue' },
        { call: '2C' },
        ...['Pass', 'Pass', 'Pass'].map(call => ({ call })),
      ],
      play: ['SA', 'S2', 'S3', 'S4', 'ST'],
      claimed: 9,
    }
    const again = read(encodeFile(writeUsebio(withFirstLine({ record }))))
    expect(again.sessions[0]?.sections[0]?.boards[0]?.lines[0]?.record).toEqual(record)
  })
})
