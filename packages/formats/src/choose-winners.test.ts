import { describe, expect, it } from 'vitest'
import { chooseWinners } from './choose-winners.js'
import type { ImportedEvent } from './imported-event.js'
import { readCsv } from './csv/read-csv.js'
import { bytesOf } from './usebio/usebio-samples.cases.js'

const played = (...lines: readonly string[]): ImportedEvent => {
  const event = readCsv(
    bytesOf(`board,ns,ew,contract,declarer,tricks\n${lines.map(line => `${line},1NT,N,7`).join('\n')}\n`),
  )
  if (!event.ok) throw new Error(JSON.stringify(event.error))
  return event.value
}

describe('lists of winners by choice', () => {
  const mitchell = played('1,1,11', '2,2,12', '3,1,12', '4,2,11')

  it('two lists give each pair the direction in which it sat, one list takes them away', () => {
    const two = chooseWinners(mitchell, 2)
    const directions = two.ok ? two.value.entrants.map(({ number, direction }) => `${number} ${direction}`) : []
    expect(directions).toEqual(['1 NS', '11 EW', '2 NS', '12 EW'])
    const one = two.ok ? chooseWinners(two.value, 1) : two
    expect(one).toEqual({ ok: true, value: mitchell })
  })

  it('two lists are refused where a pair sat both ways, one list where a number is two pairs', () => {
    const both = chooseWinners(played('1,1,2', '2,2,1'), 2)
    expect(both.ok ? [] : both.error.map(({ code }) => code)).toEqual(['WINNERS_IMPOSSIBLE'])
    const entrants = ['NS', 'EW'].map(direction => ({ ...mitchell.entrants[0], key: `1${direction}`, direction }))
    const twice = chooseWinners({ ...mitchell, winners: 2, entrants: entrants as never }, 1)
    expect(twice.ok ? [] : twice.error.map(({ code }) => code)).toEqual(['WINNERS_IMPOSSIBLE'])
  })
})
