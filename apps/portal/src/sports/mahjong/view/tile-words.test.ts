import { expect, it } from 'vitest'
import { meldWords, sortedTiles, tilesWords } from './tile-words'

it('says tiles as they are called in Chinese and as they are written in English', () => {
  expect(tilesWords(['3m', '1s', '9p', 'E', 'C', 'H4'], 'zh-CN')).toBe('三万 一条 九饼 东风 红中 冬')
  expect(tilesWords(['3m', 'E', 'H4'], 'en')).toBe('3m E H4')
  expect(meldWords('c234m', 'zh-CN')).toBe('二万三万四万')
  expect(meldWords('p999s', 'en')).toBe('999s')
})

it('sorts a hand as a player does, flowers behind', () => {
  expect(sortedTiles(['N', '5p', 'H2', '2s', '1m', '5m'])).toEqual(['1m', '5m', '2s', '5p', 'N', 'H2'])
})
