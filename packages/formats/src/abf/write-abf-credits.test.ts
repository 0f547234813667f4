import { expect, test } from 'vitest'
import { writeAbfCredits } from './write-abf-credits.js'

test('a line of nineteen digits for each player, as the masterpoint centre shows them', () => {
  const file = writeAbfCredits([
    { number: '99993', colour: 'red', points: 700 },
    { number: '100060', colour: 'green', points: 5 },
    { number: '0100060', colour: 'red', points: 42 },
    { number: '5556667', colour: 'green', points: 14 },
  ])
  expect(file).toEqual({
    text: '0099993000700000000\r\n0100060000042000005\r\n5556667000000000014\r\n',
    encoding: 'latin-1',
    losses: [],
  })
})

test('what the file cannot hold is told: no number, another colour, too many points', () => {
  const { text, losses } = writeAbfCredits([
    { colour: 'red', points: 100 },
    { number: 'A12', colour: 'green', points: 100 },
    { number: '7', colour: 'gold', points: 100 },
    { number: '7', colour: 'red', points: 1_000_000 },
    { number: '7', colour: 'green', points: 0 },
  ])
  expect(text).toBe('')
  expect(losses.map(({ params }) => params)).toEqual([
    { field: 'abfNumber', count: 2 },
    { field: 'gold', count: 1 },
    { field: 'points', count: 1 },
  ])
})
