import type { PersonNames } from './names'

/** Family names of two characters; every other Chinese family name has one. */
const DOUBLE = new Set(
  '欧阳 上官 司马 诸葛 皇甫 尉迟 公孙 慕容 令狐 司徒 司空 夏侯 东方 西门 南宫 端木 百里 呼延 轩辕 宇文 长孙 鲜于 闻人 赫连 澹台 公冶 宗政 濮阳 淳于 单于 太叔 申屠 仲孙 钟离 独孤 纳兰 歐陽 諸葛'.split(
    ' ',
  ),
)

/** What stands in a person's seal: the family name of a Chinese name, the initials of any other. */
export const sealText = ({ nameHan, nameLatin }: PersonNames): string => {
  if (/^\p{Script=Han}/u.test(nameHan)) {
    const two = nameHan.slice(0, 2)
    return DOUBLE.has(two) && nameHan.length > 2 ? two : ([...nameHan][0] ?? '')
  }
  const words = (nameLatin || nameHan).split(/[\s·-]+/).filter(Boolean)
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .flatMap(word => (word ? [([...word][0] ?? '').toUpperCase()] : []))
    .join('')
}
