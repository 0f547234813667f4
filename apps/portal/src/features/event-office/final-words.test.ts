import { sports } from '@paiji/rules'
import { expect, test } from 'vitest'
import en from '../../../messages/en/rounds.json'
import zh from '../../../messages/zh-CN/rounds.json'

test('every way to a final has its words in both languages', () => {
  const codes = [...new Set(sports.flatMap(sport => sport.finals.map(preset => preset.code)))].sort()
  expect(Object.keys(en.office.final.presets).sort()).toEqual(codes)
  expect(Object.keys(zh.office.final.presets).sort()).toEqual(codes)
})
