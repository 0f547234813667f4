import { describe, expect, it } from 'vitest'
import { ratio, toText } from '../../core/ratio.js'
import {
  ageFactor,
  baseRank,
  countryRating,
  dayNumber,
  type MersResult,
  mersRating,
  rulesAt,
  tournamentWeight,
} from './mers.js'

it('counts days like the calendar', () => {
  expect([dayNumber('1970-01-01'), dayNumber('2000-03-01'), dayNumber('2024-02-29')]).toEqual([0, 11_017, 19_782])
})

describe('base rank and weight', () => {
  it.each([
    [1, 40, 1000],
    [40, 40, 0],
    [5, 40, 897],
    [63, 72, 127],
  ])('place %i of %i: %i', (place, players, rank) => {
    expect(baseRank(place, players)).toBe(rank)
  })

  it.each([
    [{ days: 3, players: 40, countries: 7, qualification: false }, '7/2'],
    [{ days: 1, players: 41, countries: 5, qualification: false }, '3/2'],
    [{ days: 4, players: 81, countries: 12, qualification: true }, '6'],
  ])('%j weighs %s', (tournament, weight) => {
    expect(toText(tournamentWeight(tournament, rulesAt('2024-01-01')))).toBe(weight)
  })

  it('takes the disputed bound at ten countries by date', () => {
    const tournament = { days: 1, players: 30, countries: 10, qualification: false }
    expect(toText(tournamentWeight(tournament, rulesAt('2018-06-01')))).toBe('3/2')
    expect(toText(tournamentWeight(tournament, rulesAt('2024-06-01')))).toBe('2')
  })
})

describe('ageing', () => {
  it.each([
    ['2024-05-31', '1'],
    ['2024-06-01', '1/2'],
    ['2025-05-31', '1/2'],
    ['2025-06-01', '0'],
  ])('a result of 2023-06-01 at %s counts %s', (at, factor) => {
    expect(toText(ageFactor('2023-06-01', at))).toBe(factor)
  })

  it('stands still in a freeze, also in one still running', () => {
    expect(toText(ageFactor('2019-06-01', '2021-06-01', [{ from: '2020-04-01', to: '2021-09-01' }]))).toBe('1')
    expect(toText(ageFactor('2019-06-01', '2024-06-01', [{ from: '2020-04-01' }]))).toBe('1')
  })
})

describe('rating', () => {
  const result = (publishedPlace: number, players: number, weight = ratio(1)): MersResult => ({
    held: '2024-01-01',
    publishedPlace,
    players,
    weight,
  })

  it('needs two live results and pads to five', () => {
    expect(mersRating([result(1, 40)], '2024-06-01')).toBeUndefined()
    const rating = mersRating([result(1, 40), result(1, 40)], '2024-06-01')
    expect(rating).toMatchObject({ value: '450.00', liveResults: 2, best: 5 })
  })

  it('takes the best 5 + 0.8 of the rest and the best four', () => {
    const results = Array.from({ length: 10 }, (_, i) => result(i + 1, 11))
    const rating = mersRating(results, '2024-06-01')
    expect(rating?.best).toBe(9)
    expect([rating && toText(rating.partA), rating && toText(rating.partB), rating?.value]).toEqual([
      '600',
      '850',
      '725.00',
    ])
  })

  it('divides a country by three whatever it has', () => {
    expect(toText(countryRating([ratio(600), ratio(300)]))).toBe('300')
    expect(toText(countryRating([ratio(100), ratio(900), ratio(600), ratio(300)]))).toBe('600')
  })
})
