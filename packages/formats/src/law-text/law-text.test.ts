import { articleKey, lawBook } from '@paiji/rules/laws'
import { describe, expect, it } from 'vitest'
import { bytesOf } from '../testing/deals.cases.js'
import { rulebookBytes, rulebooksPresent } from '../testing/oracle-files.cases.js'
import { type LawTextFile, readLawText } from './read-law-text.js'

const read = (text: string | Uint8Array): LawTextFile => {
  const file = readLawText(typeof text === 'string' ? bytesOf(text) : text)
  if (!file.ok) throw new Error(JSON.stringify(file.error))
  return file.value
}

const told = (file: LawTextFile): readonly string[] =>
  file.problems.map(({ code, at, params }) => `${code} ${at?.line} ${params?.number ?? ''}`.trim())

const said = (file: LawTextFile): readonly string[] =>
  file.articles.map(({ number, title, text }) => `${number} | ${title} | ${text}`)

describe('the text of a rulebook', () => {
  it('is articles with the parts that are cited, wherever a line was broken', () => {
    const file = read(
      [
        '俱乐部通知',
        '第一章 总则',
        '第1条：入场 A.时间',
        '开赛前到场。B.证件 1.会员证',
        '须出示。2.临时证',
        '(a)当日有效（参阅第2条A款）。(b)不得转借。第2条：离场 A.登记',
        '离场须登记。',
        '附录 座位图',
        '一张图。',
      ].join('\n'),
    )
    expect(said(file)).toEqual([
      '1 | 入场 | ',
      '1A | 时间 | 开赛前到场。',
      '1B | 证件 | ',
      '1B1 | 会员证 | 须出示。',
      '1B2 | 临时证 | ',
      '1B2a |  | 当日有效（参阅第2条A款）。',
      '1B2b |  | 不得转借。',
      '2 | 离场 | ',
      '2A | 登记 | 离场须登记。',
    ])
    expect(file.articles.map(({ line }) => line)).toEqual([3, 3, 4, 4, 5, 6, 6, 6, 6])
    expect(file.leftOut).toEqual([
      { from: 1, to: 1 },
      { from: 8, to: 9 },
    ])
  })

  it('is read as Chinese standards number it, and as decimals do', () => {
    const chinese = read(
      '第九条 报名\n一、方式\n1、来函：写明姓名。\n2、到场\n二、费用\n①成人\n②学生\n第十条 退出\n须书面。',
    )
    expect(chinese.articles.map(({ number }) => number)).toEqual([
      ...['9', '9.1', '9.1.1', '9.1.2', '9.2', '9.2.1', '9.2.2', '10'],
    ])
    const dotted = read(
      '第一章 通则\n第二条 器材\n1.2.1 牌：一副。\n1.2.2 桌\n 1 方桌\n (1)边长\n (2)高度\n 2 圆桌\n1.2.4 椅\n',
    )
    expect(dotted.articles.map(({ number }) => number)).toEqual([
      ...['1.2', '1.2.1', '1.2.2', '1.2.2-1', '1.2.2-1 (1)', '1.2.2-1 (2)', '1.2.2-2', '1.2.4'],
    ])
    expect(told(dotted)).toEqual(['LAW_ARTICLE_MISSING 9 1.2.3'])
  })

  it('is read in English', () => {
    const file = read(
      'LAW 7 - Boards\nA. Placement\nIn the middle.\nB. Removal\n1. Counting\nFirst.\nLAW 8\nRounds\nA. Moves',
    )
    expect(said(file)).toEqual([
      '7 | Boards | ',
      '7A | Placement | In the middle.',
      '7B | Removal | ',
      '7B1 | Counting | First.',
      '8 | Rounds | ',
      '8A | Moves | ',
    ])
  })

  it('is read through what a page or an editor sets around its headings', () => {
    const file = read(
      '## **第一条** 宗旨\n说明。\n【第二条】范围\n适用。\n■ 第3条、附则\n施行。\n### Law 4: Seats\nLaw 3 applies.',
    )
    expect(said(file)).toEqual([
      '1 | 宗旨 | 说明。',
      '2 | 范围 | 适用。',
      '3 | 附则 | 施行。',
      '4 | Seats | Law 3 applies.',
    ])
  })

  it('comes out once where a list of contents goes before, and says what was garbled, missing or out of order', () => {
    const text = Array.from({ length: 40 }, (_, at) => `正文第${at}句。`).join('')
    const file = read(
      [
        ...['第1条 甲', '第2条 乙', '第4条 丁', ''],
        ...['第1条 甲', text, '第99条 一则引文', '第2张：乙', text, '第4条 丁', text, '第3条 丙'],
      ].join('\n'),
    )
    expect(file.articles.map(({ number, line }) => `${number}@${line}`)).toEqual(['1@5', '2@8', '4@10'])
    expect(told(file)).toEqual([
      'LAW_HEADING_GARBLED 8 2',
      'LAW_ARTICLE_MISSING 10 3',
      'LAW_ARTICLE_TWICE 1 1',
      'LAW_ARTICLE_TWICE 2 2',
      'LAW_ARTICLE_TWICE 3 4',
      'LAW_ARTICLE_OUT_OF_ORDER 7 99',
      'LAW_ARTICLE_OUT_OF_ORDER 12 3',
    ])
  })

  it('says which numbers stand twice where no list of contents explains it, and keeps the first that has words', () => {
    const file = read('第1条 甲\n甲的正文。\n第2条 乙\n乙的正文。\n第2条 又一个乙\n另一段正文。\n第3条 丙\n丙的正文。')
    const numbers = file.articles.map(({ number }) => number)
    expect(new Set(numbers).size).toBe(numbers.length)
    expect(told(file).some(problem => problem.startsWith('LAW_ARTICLE_TWICE'))).toBe(true)
  })

  it.each([
    ['empty', new Uint8Array(), 'FILE_EMPTY'],
    ['without an article', bytesOf('今天没有规则。\n第一名得奖。'), 'LAW_NO_ARTICLES'],
    ['a PDF', bytesOf('%PDF-1.7 …'), 'FILE_IS_PDF'],
    ['bytes', new Uint8Array([0x41, 0, 0, 0x42, 0, 0, 0]), 'FILE_BINARY'],
  ])('is refused when it is %s', (_, bytes, code) => {
    const file = readLawText(bytes)
    expect(file.ok ? [] : file.error.map(one => one.code)).toContain(code)
  })

  it('is the same in every encoding and with every end of line', () => {
    const text = '第1条：入场 A.时间\n开赛前到场。\n第2条：离场\n须登记。'
    const expected = read(text).articles
    const utf16 = new Uint8Array([
      0xff,
      0xfe,
      ...new Uint8Array(new Uint16Array([...text].map(one => one.charCodeAt(0))).buffer),
    ])
    expect(read(utf16).articles).toEqual(expected)
    expect(read(text.replaceAll('\n', '\r\n')).articles).toEqual(expected)
    // The same in GB 18030, as an editor in China may save it.
    const gb18030 =
      'b5da31ccf5a3bac8ebb3a120412ecab1bce40abfaac8fcc7b0b5bdb3a1a1a30ab5da32ccf5a3bac0ebb3a10ad0ebb5c7bcc7a1a3'
    expect(read(Uint8Array.from(gb18030.match(/../g) ?? [], byte => Number.parseInt(byte, 16))).articles).toEqual(
      expected,
    )
  })

  it('is read whatever its lines pretend to be, and not at all when it is as long as a library', () => {
    const lines = Array.from({ length: 20_000 }, (_, at) => `第${(at * 7919) % 1000}条：标题 A.甲(a)(b)(1)1.`)
    expect(read(lines.join('\n')).whole).toBeGreaterThan(100)
    const long = readLawText(new Uint8Array(20 * 1024 * 1024).fill(0x41))
    expect(long.ok ? [] : long.error.map(({ code }) => code)).toEqual(['FILE_TOO_LARGE'])
  })
})

describe.skipIf(!rulebooksPresent)('the rulebooks beside the repository', () => {
  const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => `${from + at}`)
  const isWhole = (number: string) => /^\d+$/u.test(number)

  it.each([
    ['000_dcd988bd944da894.txt', numbers(1, 93), 'bridge/ccba-1999'],
    ['001_8a752c685ecdd306.txt', [...numbers(1, 21), ...numbers(25, 33)], undefined],
    ['003_be723ac10c71b1c5.txt', numbers(9, 16), undefined],
    ['004_566117a036f65549.txt', ['1', '2'], undefined],
  ])('%s: every article once', (name, expected, edition) => {
    const file = read(rulebookBytes(name))
    expect(file.articles.map(({ number }) => number).filter(isWhole)).toEqual(expected)
    const keys = file.articles.map(({ number }) => articleKey(number))
    expect(new Set(keys).size).toBe(keys.length)
    const cited = edition === undefined ? [] : (lawBook(edition)?.articles ?? [])
    expect(cited.filter(({ number }) => !keys.includes(articleKey(number))).map(({ number }) => number)).toEqual([])
  })

  it('002: what its chapters number, with each of 81 fans', () => {
    const file = read(rulebookBytes('002_48ea665337534902.txt'))
    const keys = new Set(file.articles.map(({ number }) => articleKey(number)))
    expect(keys.size).toBe(file.articles.length)
    expect(lawBook('mahjong/wmo-2006')?.articles.filter(({ number }) => !keys.has(articleKey(number)))).toEqual([])
    for (let fan = 1; fan <= 81; fan++) expect(keys).toContain(`3.8.1-${fan}`)
    expect(file.whole).toBe(76)
  })
})
