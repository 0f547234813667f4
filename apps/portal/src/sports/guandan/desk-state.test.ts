import { endGame, type GameSheet, withFinalLevels } from '@paiji/rules/guandan'
import { expect, it } from 'vitest'
import { deskStateOf, writtenSheet } from './desk-state'

const settings = { format: 'byTimeAndDeals', deals: 8 }
const stateOf = (sheet: unknown) => {
  const place = { round: 1, table: '1' }
  const state = deskStateOf({ editionId: 'guandan/gsac-2017', settings, sheet, place } as never)
  if (!state.game) throw new TypeError('not a game')
  return { game: state.game.sheet, conditions: state.settings }
}
const endings = (sheet: GameSheet, ...levels: readonly (readonly [string, string])[]) => {
  const { conditions } = stateOf(undefined)
  return levels.reduce<GameSheet>((before, pair) => withFinalLevels(before, pair as never, conditions), sheet).ended
}

it('holds the ending that was chosen before there are levels, and stores it with them', () => {
  const { game, conditions } = stateOf(undefined)
  const chosen = endGame(game, 'time', undefined, conditions)
  const shown = stateOf(writtenSheet(chosen)).game
  expect(shown.ended).toBe('time')
  expect(endings(shown, ['9', '2'], ['9', '6'])).toBe('time')
  expect(endings(endGame(game, 'passAce', undefined, conditions), ['2', '9'], ['A+', '9'])).toBe('passAce')
})

it('goes by the regulation where levels alone are given', () => {
  const { game } = stateOf(undefined)
  expect(endings(game, ['9', '6'])).toBe('dealCount')
  expect(endings(game, ['9', '6'], ['A+', '6'])).toBe('passAce')
  expect(endings(game, ['A+', '6'], ['9', '6'])).toBe('dealCount')
})
