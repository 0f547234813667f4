import { falseWinKinds, mahjong } from '@paiji/rules/mahjong'
import { describe, expect, test } from 'vitest'
import en from '../../../messages/en/mahjong.json'
import zh from '../../../messages/zh-CN/mahjong.json'

/** A scorer and a referee read the same words: those of the catalogue. */
describe('the words of an act at the desk', () => {
  const falseWins: readonly string[] = falseWinKinds
  const acts = Object.keys(zh.mahjong.act).filter(code => mahjong.terms[code] && !falseWins.includes(code))
  test.each(acts)('%s are those of its ruling', code => {
    const key = code as keyof typeof zh.mahjong.act
    expect({ zh: zh.mahjong.act[key], en: en.mahjong.act[key] }).toEqual(mahjong.terms[code])
  })
})
