import { describe, expect, it } from 'vitest'
import { deskGame, emptyGame, endGame, withFinalLevels } from '../sheet/desk-game.js'
import { gsac2017 } from '../editions/index.js'
import { parseGuandanSheet } from '../sheet/parse-sheet.js'
import type { GuandanSettings } from '../settings/settings.js'

const under = (format: GuandanSettings['format']): GuandanSettings => ({ ...gsac2017.defaults, format })

describe('a game known by its final levels alone', () => {
  it('is over with its levels, in the way the format ends', () => {
    const timed = withFinalLevels(emptyGame, ['9', '6'], under('byTime'))
    expect(timed).toMatchObject({ ended: 'time', finalLevels: ['9', '6'] })
    expect(deskGame(timed, under('byTime')).score).toBeDefined()
    expect(withFinalLevels(emptyGame, ['9', '6'], under('byDeals')).ended).toBe('dealCount')
    expect(withFinalLevels(emptyGame, ['A+', '6'], under('byTime')).ended).toBe('passAce')
  })

  it('keeps its levels whichever is said first, the levels or the end', () => {
    const settings = under('byTimeAndDeals')
    const first = endGame(withFinalLevels(emptyGame, ['9', '6'], settings), 'time', undefined, settings)
    const last = withFinalLevels(endGame(emptyGame, 'time', undefined, settings), ['9', '6'], settings)
    expect(first).toEqual(last)
    expect(first).toMatchObject({ ended: 'time', finalLevels: ['9', '6'] })
    expect(parseGuandanSheet(first).ok).toBe(true)
  })

  it('is in progress again without them', () => {
    const settings = under('byTime')
    expect(withFinalLevels(withFinalLevels(emptyGame, ['9', '6'], settings), undefined, settings)).toEqual(emptyGame)
  })

  it('is not finished while it is in progress', () => {
    expect(gsac2017.isFinished?.(emptyGame)).toBe(false)
    expect(gsac2017.isFinished?.(withFinalLevels(emptyGame, ['9', '6'], under('byTime')))).toBe(true)
    expect(gsac2017.isFinished?.({ kind: 'bye' } as never)).toBe(true)
  })
})
