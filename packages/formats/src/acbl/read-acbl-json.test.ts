import { describe, expect, it } from 'vitest'
import { oracleBytes, oraclesPresent } from '../testing/oracle-files.cases.js'
import { bytesOf } from '../usebio/usebio-samples.cases.js'
import { readAcblJson } from './read-acbl-json.js'

const result = (more: Record<string, unknown>) => ({
  round_number: 1,
  table_number: 1,
  ns_pair: '1',
  ew_pair: '2',
  ...more,
})
const game = (results: readonly unknown[]) => ({
  organization: 'ACBL',
  start_date: '04/15/2026',
  board_scoring_method: 'MATCH_POINTS',
  winner_type: 1,
  sections: [
    {
      name: 'A',
      pairs: [
        {
          pair_number: '1',
          boards_played: 16,
          score: '43.31',
          percentage: '60.15',
          ranks: [{ strat_number: 1, rank: '1/2' }],
          awards_per_player: [[{ total: '0.94', pigment: [{ amount: '0.94', color: 'Black' }] }]],
          players: [{ name: 'Ann', id_number: 'L123' }, { name: 'Bo' }],
        },
        { pair_number: '2' },
      ],
      boards: [{ board_number: 1, results }],
    },
  ],
})
const read = (value: unknown) => readAcblJson(bytesOf(JSON.stringify(value)))

describe('an ACBL game as a page embeds it', () => {
  const line = result({ contract: '1 S', declarer: 'W', tricks_taken: '11', ns_score: '-200' })

  it('has its sections within the session', () => {
    const { sections, board_scoring_method, ...about } = game([line])
    const event = read({ ...about, name: 'Tuesday', sessions: [{ session_number: 1, board_scoring_method, sections }] })
    if (!event.ok) throw new TypeError(JSON.stringify(event.error))
    expect(event.value).toMatchObject({ title: 'Tuesday', date: '2026-04-15', scoring: 'matchpoint' })
    expect(event.value.sessions[0]?.sections[0]?.boards[0]?.lines).toHaveLength(1)
  })

  it.each([
    [
      [
        { strat_number: 2, rank: '2' },
        { strat_number: 1, rank: '6' },
      ],
      '6',
    ],
    [[{ strat_number: 2, rank: '2' }], undefined],
    [[{ rank: '4' }], '4'],
  ])('takes the place in the field from %j, never that in a lower stratum', (ranks, place) => {
    const one = game([line])
    const [section] = one.sections
    const pairs = (section?.pairs ?? []).map((pair, at) => (at === 0 ? { ...pair, ranks } : pair))
    const event = read({ ...one, sections: [{ ...section, pairs }] })
    expect(event.ok && event.value.entrants[0]?.published.place).toBe(place)
  })
})

describe('an ACBL game', () => {
  it('gives an event', () => {
    const event = read(
      game([
        result({
          contract: '1 S',
          declarer: 'W',
          tricks_taken: '11',
          ns_score: '-200',
          ns_match_points: '3.50',
          ew_match_points: '0.50',
        }),
      ]),
    )
    expect(event).toMatchObject({
      ok: true,
      value: {
        format: 'acblJson',
        date: '2026-04-15',
        entrants: [
          {
            key: '1',
            published: {
              total: '43.31',
              percent: '60.15',
              place: '1/2',
              boardsPlayed: 16,
              awards: [{ points: '0.94', kind: 'Black' }],
            },
            players: [{ name: 'Ann', nationalId: 'L123' }, { name: 'Bo' }],
          },
          { key: '2' },
        ],
        sessions: [
          {
            sections: [
              {
                id: 'A',
                boards: [
                  {
                    number: '1',
                    lines: [
                      {
                        sides: ['1', '2'],
                        sheet: { contract: '1S', declarer: 'W', tricks: 11 },
                        score: -200,
                        published: { ns: '3.50', ew: '0.50' },
                      },
                    ],
                  },
                ],
              },
            ],
          },
        ],
      },
    })
  })

  it.each([
    [
      game([result({ contract: '8 S', declarer: 'W' })]),
      'CONTRACT_INVALID',
      'sections[0].boards[0].results[0].contract',
    ],
    [game([result({ tricks_taken: 9 })]), 'SCORE_MISSING', 'sections[0].boards[0].results[0].score'],
    [game([]), 'FILE_HAS_NO_RESULTS', undefined],
  ])('problems have a path', (value, code, path) => {
    const refused = read(value)
    const error = refused.ok ? undefined : refused.error.find(problem => problem.severity === 'error')
    expect([error?.code, error?.at?.path]).toEqual([code, path])
  })

  it.each(['{"sections": [', '[]', '{"a":1}}', `{"sections":${'['.repeat(100_000)}`])(
    '%#: broken JSON is refused',
    text => {
      const refused = readAcblJson(bytesOf(text))
      expect(refused.ok ? [] : refused.error.map(problem => problem.code)).toEqual(['JSON_MALFORMED'])
    },
  )

  it.skipIf(!oraclesPresent)('the real one', () => {
    const event = readAcblJson(oracleBytes('bridge/acbl_stoneridge_2026-04-15.json'))
    if (!event.ok) throw new Error(JSON.stringify(event.error))
    const lines = event.value.sessions
      .flatMap(s => s.sections)
      .flatMap(s => s.boards)
      .flatMap(b => b.lines)
    expect([event.value.entrants.length, lines.length, event.value.date]).toEqual([11, 90, '2026-04-15'])
  })
})
