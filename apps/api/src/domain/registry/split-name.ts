import { isHan } from './folding.js'

export type Script = 'Hans' | 'Hant' | 'Latn'

export interface SplitName {
  readonly script: Script
  readonly family: string
  readonly given: string
  readonly display: string
}

const COMPOUND_SURNAMES = new Set(
  '欧阳 太史 端木 上官 司马 东方 独孤 南宫 万俟 闻人 夏侯 诸葛 尉迟 公羊 赫连 澹台 皇甫 宗政 濮阳 公冶 太叔 申屠 公孙 慕容 仲孙 钟离 长孙 宇文 司徒 鲜于 司空 令狐 呼延 轩辕 歐陽 司馬 東方 獨孤 南宮 諸葛 尉遲 鍾離 長孫 鮮于'.split(
    ' ',
  ),
)

/** Words that belong to the family name that follows them. */
const PARTICLES = new Set('van von der den de da di du del della la le el al bin ibn ter ten dos das mac st'.split(' '))

const TRADITIONAL = /[張陳劉楊黃趙吳孫馬謝許鄧馮蔣葉蘇呂盧鄭韓閻龍歐陽東國華麗豐鳳]/u

const splitHan = (name: string): SplitName => {
  const plain = name.replace(/[\s·•]+/gu, '')
  const length = COMPOUND_SURNAMES.has(plain.slice(0, 2)) && plain.length > 2 ? 2 : 1
  return {
    script: TRADITIONAL.test(plain) ? 'Hant' : 'Hans',
    family: plain.slice(0, length),
    given: plain.slice(length),
    display: plain,
  }
}

const isShouted = (word: string): boolean =>
  word.length > 1 && word === word.toUpperCase() && word !== word.toLowerCase()

const splitLatin = (name: string): SplitName => {
  const display = name.replace(/\s+/g, ' ').trim()
  const comma = display.indexOf(',')
  if (comma > 0) {
    const [family, given] = [display.slice(0, comma).trim(), display.slice(comma + 1).trim()]
    return { script: 'Latn', family, given, display: `${given} ${family}`.trim() }
  }
  const words = display.split(' ')
  const shouted = words.filter(isShouted)
  if (shouted.length > 0 && shouted.length < words.length) {
    const given = words.filter(word => !isShouted(word)).join(' ')
    return { script: 'Latn', family: shouted.join(' '), given, display }
  }
  let from = words.length - 1
  while (from > 1 && PARTICLES.has((words[from - 1] ?? '').toLowerCase())) from--
  return { script: 'Latn', family: words.slice(from).join(' '), given: words.slice(0, from).join(' '), display }
}

/**
 * A name as a file or a form gives it, taken apart: `欧阳锋`, `Smith, John`, `John SMITH`, `Anna van der Berg`.
 * A single word is a family name.
 */
export const splitName = (name: string): SplitName => (isHan(name) ? splitHan(name) : splitLatin(name))
