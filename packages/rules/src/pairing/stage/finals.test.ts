import { describe, expect, it, test } from 'vitest'
import { finalOffers } from '../../core/finals.js'
import { defaultEdition } from '../../core/sport.js'
import { sports } from '../../sports.js'
import { planSettings, planSettingsFor } from './describe-plan.js'
import { nextRound } from './next-round.js'
import { readStagePlan } from './read-stage.js'

const field = { ordinal: 1, groups: 1, field: 40 }

const offers = sports.flatMap(sport =>
  sport.finals.flatMap(preset =>
    finalOffers(preset, field).map(offer => [sport, preset.code, offer.count, offer.plan] as const),
  ),
)

describe('finals', () => {
  test.each(offers.map(([sport, code, count, plan]) => [sport.id, code, count, plan] as const))(
    '%s %s of %i: a plan that can be read, of a format the sport plays, for whoever goes on',
    (id, _, count, plan) => {
      const read = readStagePlan(plan)
      if (!read.ok) throw new Error(JSON.stringify(read.error))
      const sport = sports.find(one => one.id === id)
      expect(sport?.formats).toContain(read.value.format.kind)
      expect(read.value.from).toEqual([{ kind: 'places', stage: '1', perGroup: count }])
      const { format } = read.value
      if (format.kind !== 'schedule') return
      const all = Array.from({ length: count }, (_, at) => at + 1)
      for (const round of format.rounds) expect(round.flat().sort((a, b) => a - b)).toEqual(all)
    },
  )

  it('deals the order to tables by rank, by snake, and changes every wind at a final table', () => {
    const tables = (code: string, count: number) =>
      offers.flatMap(([, own, size, plan]) => {
        const format = plan.format as { readonly rounds?: readonly (readonly (readonly number[])[])[] }
        return own === code && size === count && format.rounds ? [format.rounds] : []
      })[0]
    expect(tables('byRanking', 8)).toEqual([
      [
        [1, 2, 3, 4],
        [5, 6, 7, 8],
      ],
    ])
    expect(tables('snake', 16)?.[0]).toEqual([
      [1, 8, 9, 16],
      [2, 7, 10, 15],
      [3, 6, 11, 14],
      [4, 5, 12, 13],
    ])
    const winds = [1, 2, 3, 4].map(player =>
      tables('finalTable', 4)
        ?.map(([table]) => table?.indexOf(player))
        .sort(),
    )
    expect(winds).toEqual([1, 2, 3, 4].map(() => [0, 1, 2, 3]))
  })

  it('has a match for third place only where semifinals are lost', () => {
    const placements = offers.flatMap(([, , count, { format }]) => {
      const { kind, placement } = format as { readonly kind: string; readonly placement?: string }
      return kind === 'singleElimination' ? [[count > 2, placement]] : []
    })
    expect(placements.length).toBeGreaterThan(4)
    expect(placements).toEqual(placements.map(([four]) => [four, four ? 'thirdPlace' : 'none']))
  })

  it('takes as many of every group, and fewer than play', () => {
    const preset = { code: 'x', counts: [2, 4, 6, 8], format: () => ({ kind: 'laidOut' }), carryOver: { kind: 'none' } }
    const found = finalOffers(preset, { ordinal: 2, groups: 4, field: 8 })
    expect(found).toEqual([
      {
        count: 4,
        plan: {
          format: { kind: 'laidOut' },
          from: [{ kind: 'places', stage: '2', perGroup: 1 }],
          carryOver: { kind: 'none' },
        },
      },
    ])
  })
})

describe('formats of a sport', () => {
  it('are all that can be chosen, the usual one first', () => {
    for (const sport of sports) {
      const format = planSettingsFor(sport.formats).find(setting => setting.key === 'format.kind')
      expect(format?.kind === 'choice' && format.options.map(option => option.code)).toEqual(sport.formats)
    }
    expect(planSettingsFor(sports[0]?.formats ?? [])).toHaveLength(planSettings.length)
  })

  it('begins with the edition and the format that are usual, and offers none that cannot be played', () => {
    const usual = sports.map(sport => [sport.id, defaultEdition(sport).id, sport.formats[0]])
    expect(usual).toEqual([
      ['bridge', 'bridge/laws-2017', 'laidOut'],
      ['guandan', 'guandan/gsac-2017', 'swiss'],
      ['mahjong', 'mahjong/wmo-2006', 'laidOut'],
      ['riichi', 'riichi/ema-2016', 'laidOut'],
      ['doudizhu', 'doudizhu/custom-2020', 'laidOut'],
      ['sichuan', 'sichuan/custom-2020', 'laidOut'],
      ['bigguandan', 'bigguandan/six-custom', 'laidOut'],
    ])
    const mahjong = sports.find(sport => sport.id === 'mahjong')
    expect(mahjong?.formats).toEqual(['laidOut', 'schedule'])
  })

  it('has nothing to draw where rounds are laid out', () => {
    const sides = [1, 2, 3, 4].map(seed => ({ id: `${seed}`, seed }))
    const stage = { id: '1', format: { kind: 'laidOut' }, carryOver: { kind: 'none' } } as const
    expect(nextRound(stage, { sides, results: [], byes: [] })).toEqual({ kind: 'finished' })
  })
})
