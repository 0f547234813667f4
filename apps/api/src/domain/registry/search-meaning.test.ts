import { describe, expect, it } from 'vitest'
import { readMeaning, syllablesOf } from './search-meaning.js'

describe('what a text means', () => {
  it.each([
    ['bridge', ['bridge']],
    ['桥牌', ['bridge']],
    ['QIAOPAI', ['bridge']],
    ['掼蛋 北京', ['guandan']],
    ['mahjong', ['mahjong']],
    ['北京', []],
    ['bridges', []],
  ])('%s is of the sports %j', (text, sports) => {
    expect([...readMeaning(text).sports.values()]).toEqual(sports)
  })

  it.each([
    ['下一场', true, ''],
    ['北京下一场', true, '北京'],
    ['next bridge', true, 'bridge'],
    ['Nexter', false, 'Nexter'],
    ['', false, ''],
  ])('%s asks for what comes next: %s, rest %j', (text, next, rest) => {
    expect(readMeaning(text)).toMatchObject({ next, rest })
  })

  it.each([
    ['林龙 姜新平', ['林龙', '姜新平']],
    ['林龙、姜新平', ['林龙', '姜新平']],
    ['林龙和姜新平', ['林龙', '姜新平']],
    ['Lin Long, Jiang Xinping', ['Lin Long', 'Jiang Xinping']],
    ['lin long vs jiang xinping', ['lin long', 'jiang xinping']],
    ['林龙', []],
    ['lin long', []],
    ['林 龙', []],
    ['a,b,c,d,e,f', []],
  ])('%s names %j', (text, names) => {
    expect(readMeaning(text).names).toEqual(names)
  })

  it.each([
    ['桥牌排名', { text: '桥牌', kind: 'ranking' }],
    ['北京掼蛋比赛', { text: '北京 掼蛋', kind: 'event' }],
    ['北京的麻将比赛', { text: '北京 麻将', kind: 'event' }],
    ['立直麻将', undefined],
    ['北京俱乐部', { text: '北京', kind: 'organisation' }],
    ['掼蛋 判例', { text: '掼蛋', kind: 'case' }],
    ['Bridge rankings', { text: 'Bridge', kind: 'ranking' }],
    ['排名', { text: '', kind: 'ranking' }],
    ['北京掼蛋', { text: '北京 掼蛋' }],
    ['掼蛋', undefined],
    ['欧阳雪', undefined],
    ['Lawson', undefined],
  ])('%s reads apart as %j', (text, apart) => {
    expect(readMeaning(text).apart).toEqual(apart)
  })

  it.each([
    ['qiaopai', ['qiao', 'pai']],
    ['gongkaisai', ['gong', 'kai', 'sai']],
    ['lin', []],
    ['smith', []],
    ['', []],
  ])('%s is the syllables %j', (word, syllables) => {
    expect(syllablesOf(word)).toEqual(syllables)
  })
})
