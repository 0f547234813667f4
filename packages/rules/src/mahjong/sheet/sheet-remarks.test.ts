import { describe, expect, it, test } from 'vitest'
import { wmo2006 } from '../editions/index.js'
import { requestFromLine } from '../lean/hand-line.js'
import type { HandRecord } from '../sheet.js'

const settings = wmo2006.parseSettings({})
const remarks = (hand: Partial<HandRecord>): string[] => {
  const sheet = {
    kind: 'hands' as const,
    hands: [{ number: 1, result: { kind: 'drawn' }, ...hand } as HandRecord],
    ended: 'time' as const,
  }
  const place = settings.ok ? { settings: settings.value } : {}
  return (wmo2006.remarks?.(sheet, place) ?? []).map(
    ({ code, severity, params }) => `${severity} ${code} ${JSON.stringify(params)}`,
  )
}

const slip = (line: string) => ({ request: requestFromLine(line) })
/** All chows, no honours, all simples and more: 13 points by the tiles, won by the dealer in the first wind. */
const good = 'c234m c345p 456s678s55p'

describe('a slip beside its hand', () => {
  const worth = (line: string): number => {
    const text = remarks({ result: { kind: 'discard', winner: 0, discarder: 1, fan: 999 }, slip: slip(line) })
    return Number(/"computed":(\d+)/.exec(text.join())?.[1] ?? -1)
  }
  const line = `p111s p222s 333s444s5p +5p @EE`
  const points = worth(line)

  it('that agrees says nothing', () => {
    expect(points).toBeGreaterThanOrEqual(8)
    expect(remarks({ result: { kind: 'discard', winner: 0, discarder: 1, fan: points }, slip: slip(line) })).toEqual([])
  })

  test.each([
    [
      '88 points announced for fewer',
      { kind: 'discard', winner: 0, discarder: 1, fan: 88 },
      line,
      ['SLIP_WORTH_OTHERWISE'],
    ],
    ['self-drawn on the sheet alone', { kind: 'selfDraw', winner: 0, fan: points }, line, ['SLIP_WON_OTHERWISE']],
    ['another winner', { kind: 'discard', winner: 1, discarder: 0, fan: points }, line, ['SLIP_SEAT_WIND_WRONG']],
    [
      'another wind round',
      { kind: 'discard', winner: 0, discarder: 1, fan: points },
      line.replace('@EE', '@SE'),
      ['SLIP_ROUND_WIND_WRONG'],
    ],
    ['no winning hand', { kind: 'discard', winner: 0, discarder: 1, fan: 8 }, `${good} +9m @EE`, ['SLIP_WINS_NOTHING']],
    ['a drawn hand', { kind: 'drawn' }, line, ['SLIP_WITHOUT_WINNER']],
  ] as const)('with %s waits for a referee', (_, result, written, codes) => {
    const found = remarks({ result, slip: slip(written) } as Partial<HandRecord>)
    expect(found.map(text => text.split(' ')[1])).toEqual(expect.arrayContaining([...codes]))
    expect(found.every(text => text.startsWith('warning'))).toBe(true)
  })

  it('worth less than eight is told with its worth', () => {
    const low = 'c123m c567p 345s999s5p +5p @EE'
    const found = remarks({ result: { kind: 'discard', winner: 0, discarder: 1, fan: 8 }, slip: slip(low) })
    expect(found.map(text => text.split(' ')[1])).toEqual(['SLIP_WORTH_OTHERWISE', 'SLIP_BELOW_MINIMUM'])
  })
})

describe('a false win that is noted', () => {
  it('without its points is told, with them not', () => {
    const penalties = [{ player: 0 as const, code: 'falseWin' }]
    expect(remarks({ penalties })).toEqual(['warning FALSE_WIN_NOT_PAID {"hand":1,"player":1}'])
    expect(remarks({ penalties, falseWins: [{ player: 0, kind: 'falseWin' }] })).toEqual([])
  })
})
