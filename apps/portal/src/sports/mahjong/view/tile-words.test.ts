import { expect, it } from 'vitest'
import { meldWords, tilesWords } from './tile-words'

it('says tiles as they are called in Chinese and as they are written in English', () => {
  expect(tilesWords(['3m', '1s', '9p', 'E', 'C', 'H4'], 'zh-CN')).toBe('三万 一条 九饼 东风 红中 冬')
  expect(tilesWords(['3m', 'E', 'H4'], 'en')).toBe('3m E H4')
  expect(meldWords('c234m', 'zh-CN')).toBe('二万三万四万')
  expect(meldWords('p999s', 'en')).toBe('999s')
})
