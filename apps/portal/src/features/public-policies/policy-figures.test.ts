import { expect, it } from 'vitest'
import { FIELD, figureOf } from './policy-figures'

const common = {
  unit: '0.01',
  rounding: { step: '0.01', direction: 'nearest', half: 'up' },
  field: { oddOneWinner: 'asIs', severalGroups: 'own' },
  ties: { method: 'average', of: 'exact', over: 'allPlaces' },
  colour: 'green',
  nonMembers: 'award',
}

it('draws what each place of a field gets, as the rules count it', () => {
  const figure = figureOf(
    'award',
    {
      ...common,
      kind: 'award',
      base: { kind: 'perEntrant', amount: '0.5' },
      curve: { kind: 'geometric', ratio: '1/2' },
      cutOff: { fraction: '1/4', of: 'entered', rounding: 'up' },
    },
    'en',
  )
  expect(figure?.formula).toBe('P(r) = 0.5 × n × (1/2)^(r − 1)')
  expect(figure?.bars).toHaveLength(FIELD)
  expect(figure?.bars.slice(0, 5).map(({ at, value }) => [at, value])).toEqual([
    ['1', '8'],
    ['2', '4'],
    ['3', '2'],
    ['4', '1'],
    ['5', '0'],
  ])
  expect(figure?.bars[1]?.height).toBe(0.5)
})

it('draws what is left of points by their age', () => {
  const decay = { kind: 'schedule', age: { kind: 'anniversary', months: 12 }, shares: ['1', '1/2'], after: '0' }
  const figure = figureOf('ranking', { ...common, kind: 'ranking', bestOf: { count: 10 }, decay }, 'en')
  expect(figure?.formula).toBe('V = Σ 10 max P × d(m)')
  expect(figure?.bars.map(({ at, value }) => [at, value])).toEqual([
    ['0', '100 %'],
    ['6', '100 %'],
    ['12', '50 %'],
    ['18', '50 %'],
    ['24', '0 %'],
    ['30', '0 %'],
    ['36', '0 %'],
    ['48', '0 %'],
  ])
})

it('draws the points that the grades of a ladder ask for', () => {
  const points = (atLeast: string) => ({ kind: 'points', atLeast })
  const grades = [
    { nameZh: '一星', nameEn: 'One star', requires: points('100') },
    {
      nameZh: '二星',
      nameEn: 'Two stars',
      requires: { kind: 'all', of: [points('300'), { kind: 'grade', grade: 'a' }] },
    },
  ]
  expect(figureOf('ladder', { grades }, 'zh')?.bars).toEqual([
    { at: '一星', value: '100', height: 100 / 300 },
    { at: '二星', value: '300', height: 1 },
  ])
})

it('draws what places are worth by the method of the European mahjong ranking', () => {
  const figure = figureOf('rating', { method: 'mers' }, 'en')
  expect(figure?.bars.map(({ value }) => value)).toEqual(
    Array.from({ length: FIELD }, (_, place) => String(Math.round((1000 * (FIELD - place - 1)) / (FIELD - 1)))),
  )
})

it('draws what the order of one contest says of newcomers, and how the value follows', () => {
  const rule = {
    kind: 'rating',
    ...{ method: 'wengLin', rated: 'order', keptFor: 'person', model: 'bradleyTerryPart' },
    ...{ start: { mean: 25_000, uncertainty: 8333 }, drift: 83, deviations: 2 },
    settled: { events: 4, uncertaintyAtMost: 7700 },
  }
  const figure = figureOf('rating', rule, 'en')
  expect(figure?.formula).toContain('V = μ − 2 × σ')
  expect(figure?.bars).toHaveLength(FIELD)
  const heights = figure?.bars.map(({ height }) => height) ?? []
  expect(heights).toEqual([...heights].sort((a, b) => b - a))
  // Who came in the middle is believed to be what a newcomer is.
  expect(Math.round(Number(figure?.bars[7]?.value) + Number(figure?.bars[8]?.value))).toBe(50)
})

it('draws nothing of a rule it cannot read', () => {
  expect(figureOf('award', {}, 'en')).toBeUndefined()
  expect(figureOf('ladder', { grades: [] }, 'en')).toBeUndefined()
  expect(figureOf('rating', {}, 'en')).toBeUndefined()
})
