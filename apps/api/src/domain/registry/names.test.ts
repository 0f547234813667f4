import { describe, expect, it } from 'vitest'
import { foldText } from './folding.js'
import { editDistance, nameLikeness } from './name-likeness.js'
import { readingOfName } from './pinyin.js'
import { personSearchText, searchQuery, titleSearchText } from './search-text.js'
import { splitName } from './split-name.js'

describe('foldText', () => {
  it.each([
    ['  José  García-López ', 'jose garcia lopez'],
    ["O'Brien", 'obrien'],
    ['Łukasz Żółć', 'lukasz zolc'],
    ['Søren Ægir Straße', 'soren aegir strasse'],
    ['ＡＢＣ１２', 'abc12'],
    ['Nguyễn Thị', 'nguyen thi'],
    ['阿卜杜·热合曼', '阿卜杜 热合曼'],
  ])('%s', (text, folded) => expect(foldText(text)).toBe(folded))
})

describe('splitName', () => {
  it.each([
    ['张三丰', 'Hans', '张', '三丰', '张三丰'],
    ['欧阳 锋', 'Hans', '欧阳', '锋', '欧阳锋'],
    ['張三豐', 'Hant', '張', '三豐', '張三豐'],
    ['Smith, John', 'Latn', 'Smith', 'John', 'John Smith'],
    ['John SMITH', 'Latn', 'SMITH', 'John', 'John SMITH'],
    ['Anna van der Berg', 'Latn', 'van der Berg', 'Anna', 'Anna van der Berg'],
    ['Madonna', 'Latn', 'Madonna', '', 'Madonna'],
  ])('%s', (text, script, family, given, display) => {
    expect(splitName(text)).toEqual({ script, family, given, display })
  })
})

const matches = (name: string, query: string): boolean => {
  const text = personSearchText(splitName(name))
  const patterns = searchQuery(query)?.patterns ?? ['never']
  return patterns.every(pattern => text.includes(pattern.replace(/^%|%$/g, '').replace(/\\(.)/g, '$1')))
}

describe('what a name is found by', () => {
  it.each([
    ['张三丰', '张三丰'],
    ['张三丰', '三丰'],
    ['张三丰', '张'],
    ['张三丰', 'zhang'],
    ['张三丰', 'zhangsanfeng'],
    ['张三丰', 'Zhang Sanfeng'],
    ['张三丰', 'sanfeng zhang'],
    ['张三丰', 'san feng zhang'],
    ['张三丰', 'zsf'],
    ['张三丰', 'zhangsf'],
    ['单雄信', 'shan xiongxin'],
    ['曾国藩', 'zeng'],
    ['吕乐', 'lv le'],
    ['吕乐', 'lü yue'],
    ['吕乐', 'LYU'],
    ['欧阳锋', 'ouyang'],
    ['欧阳锋', 'oyf'],
    ['José García-López', 'garcia jose'],
    ['José García-López', 'LOPEZ'],
    ['José García-López', 'García'],
    ['José García-López', 'garcialopez'],
  ])('%s by %s', (name, query) => expect(matches(name, query)).toBe(true))

  it.each([
    ['张三丰', '张丰'],
    ['张三丰', 'hang'],
    ['张三丰', '%'],
    ['张三丰', 'zhang wuji'],
  ])('%s not by %s', (name, query) => expect(matches(name, query)).toBe(false))

  it('finds titles by either language, pinyin and initials', () => {
    const text = titleSearchText({ zh: '北京桥牌俱乐部', en: 'Beijing Bridge Club', code: 'BJ-01' })
    for (const word of [' bei ', ' beijing ', ' bjqpjlb ', ' 桥 牌 ', ' bj ', ' 01 ']) expect(text).toContain(word)
  })

  it('has nothing to search for in punctuation', () => expect(searchQuery(' -- ')).toBeUndefined())
})

describe('nameLikeness', () => {
  const like = (entered: string, registered: string) => {
    const name = splitName(registered)
    return nameLikeness(
      { text: entered, latin: searchQuery(entered)?.latin ?? '' },
      { display: name.display, words: personSearchText(name).trim().split(' ') },
    )
  }
  it.each([
    ['张三丰', '张三丰', 'sameName'],
    ['Zhang Sanfeng', '张三丰', 'samePinyin'],
    ['Sanfeng Zhang', '张三丰', 'samePinyin'],
    ['张三峰', '张三丰', 'samePinyin'],
    ['王芳', '王方', 'samePinyin'],
    ['张山峰', '张三丰', 'closeSpelling'],
    ['John Smith', 'John SMITH', 'sameName'],
    ['Smith John', 'John Smith', 'sameNameOtherOrder'],
    ['J Smith', 'John Smith', 'initialsAgree'],
    ['Jonh Smith', 'John Smith', 'closeSpelling'],
    ['Jose Garcia', 'José García', 'sameName'],
  ])('%s ~ %s: %s', (entered, registered, because) => expect(like(entered, registered)?.because).toBe(because))

  it.each([
    ['John Smith', 'Mary Jones'],
    ['李四', '张三丰'],
    ['J S', 'John Smith'],
    ['李明', '李敏'],
    ['林静', '林晶晶'],
  ])('%s is not %s', (entered, registered) => expect(like(entered, registered)).toBeUndefined())

  it('counts a swap of neighbours as one edit', () => {
    expect(editDistance('zhnag', 'zhang')).toBe(1)
    expect(editDistance('', 'abc')).toBe(3)
  })
})

describe('readingOfName', () => {
  it.each([
    ['刘', '建峰', 'Liu Jianfeng'],
    ['吕', '春林', 'Lü Chunlin'],
    ['欧阳', '锋', 'Ouyang Feng'],
    ['单', '静安', "Shan Jing'an"],
    ['Smith', 'John', undefined],
  ])('%s%s', (family, given, reading) => expect(readingOfName(family, given)).toBe(reading))
})
