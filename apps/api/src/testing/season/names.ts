import type { NewName } from '../../domain/registry/register.repo.js'
import { combinations, nameReadings } from '../../domain/registry/pinyin.js'
import type { Random } from '../../seed/random.js'

/** Family names with roughly their share in ten thousand people. */
const SURNAMES: Readonly<Record<string, number>> = {
  王: 71, 李: 70, 张: 67, 刘: 52, 陈: 46, 杨: 31, 黄: 22, 赵: 21, 吴: 20, 周: 20, 徐: 15, 孙: 15, 马: 13, 朱: 13,
  胡: 12, 郭: 11, 何: 11, 林: 11, 高: 10, 罗: 9, 郑: 9, 梁: 9, 谢: 7, 宋: 7, 唐: 7, 许: 6, 韩: 6, 冯: 6, 邓: 6,
  曹: 6, 彭: 6, 曾: 6, 肖: 6, 田: 5, 董: 5, 袁: 5, 潘: 5, 于: 5, 蒋: 5, 蔡: 5, 余: 5, 杜: 4, 叶: 4, 程: 4, 苏: 4,
  魏: 4, 吕: 4, 丁: 4, 任: 3, 沈: 3, 姚: 3, 卢: 3, 姜: 3, 崔: 3, 钟: 3, 谭: 3, 陆: 3, 汪: 3, 范: 3, 金: 3, 石: 2,
  廖: 2, 贾: 2, 夏: 2, 韦: 2, 付: 2, 方: 2, 白: 2, 邹: 2, 孟: 2, 熊: 2, 秦: 2, 邱: 2, 江: 2, 尹: 2, 薛: 2, 单: 1,
  仇: 1, 解: 1, 欧阳: 1, 司马: 1, 诸葛: 1, 上官: 1, 尉迟: 1,
} // biome-ignore format: a table

const MALE = '伟强磊军勇涛明超刚平辉鹏华飞鑫波斌宇浩凯杰俊峰龙建国志文海东山林云翔晨博睿哲轩恒毅铭泽瑞嘉祥乐'
const FEMALE = '芳娜敏静丽艳娟霞秀玲萍燕红梅琳雪婷慧莹倩颖洁欣怡佳雅蕾思雨梦瑶璐菲悦晴月兰英珍媛妍'
const SECOND = '国建志文海晓小永春玉子家立天一宇嘉梓俊明思雨欣德正光新宏大成'

export type Gender = 'female' | 'male'

export interface InventedName {
  readonly gender: Gender
  readonly names: readonly NewName[]
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** `Ouyang Feng` as a passport prints it; ü is `yu` there. */
const latinOfHan = (family: string, given: string): NewName => {
  const readings = nameReadings(family, given)
  const joined = (syllables: string[][]) => capital((combinations(syllables)[0] ?? []).join('').replaceAll('v', 'yu'))
  const [surname, rest] = [joined(readings.family), joined(readings.given)]
  return { script: 'Latn', family: surname, given: rest, display: `${surname} ${rest}` }
}

const han = (family: string, given: string): NewName => ({ script: 'Hans', family, given, display: family + given })

const TRADITIONAL: Readonly<Record<string, string>> = {
  张: '張', 刘: '劉', 陈: '陳', 杨: '楊', 赵: '趙', 吴: '吳', 孙: '孫', 马: '馬', 罗: '羅', 郑: '鄭', 谢: '謝', 许: '許',
  韩: '韓', 冯: '馮', 邓: '鄧', 蒋: '蔣', 叶: '葉', 苏: '蘇', 卢: '盧', 钟: '鐘', 谭: '譚', 陆: '陸', 伟: '偉', 强: '強',
  军: '軍', 涛: '濤', 刚: '剛', 辉: '輝', 鹏: '鵬', 华: '華', 飞: '飛', 杰: '傑', 龙: '龍', 国: '國', 东: '東', 云: '雲',
  铭: '銘', 泽: '澤', 乐: '樂', 静: '靜', 丽: '麗', 艳: '艷', 红: '紅', 莹: '瑩', 颖: '穎', 洁: '潔', 梦: '夢', 兰: '蘭',
  宝: '寶', 晓: '曉', 宏: '宏', 玲: '玲',
} // biome-ignore format: a table

const traditional = (name: NewName): NewName | undefined => {
  const turned = (text: string) => [...text].map(letter => TRADITIONAL[letter] ?? letter).join('')
  const [family, given] = [turned(name.family), turned(name.given)]
  if (family + given === name.display) return undefined
  return { script: 'Hant', family, given, display: family + given }
}

/** A Chinese name; some people have it in a second script, a few had another one before. */
export const chineseName = (random: Random): InventedName => {
  const gender: Gender = random.percent(42) ? 'female' : 'male'
  const family = random.weighted(SURNAMES)
  const last = random.pick([...(gender === 'female' ? FEMALE : MALE)])
  const given = random.percent(30) ? last : random.pick([...SECOND]) + last
  const current = han(family, given)
  const names: NewName[] = [current]
  if (random.percent(18)) names.push(latinOfHan(family, given))
  const second = random.percent(4) ? traditional(current) : undefined
  if (second) names.push(second)
  if (!random.percent(1)) return { gender, names }
  const former = han(family, random.pick([...SECOND]) + last)
  if (former.display === current.display) return { gender, names }
  const changedOn = `202${random.between(4, 5)}-0${random.between(1, 9)}-01`
  const dated = { ...current, valid: `[${changedOn},)`, source: 'deed' }
  return { gender, names: [{ ...former, valid: `[,${changedOn})` }, dated, ...names.slice(1)] }
}

const WESTERN: readonly (readonly [Gender, string, string])[] = [
  ['male', 'José', 'García-López'], ['female', 'Zoë', 'Müller-Lüdenscheidt'], ['male', 'Łukasz', 'Żółkiewski'],
  ['male', 'Søren', 'Ødegård'], ['female', 'Anaïs', 'Lefèvre'], ['male', 'Jean-Luc', 'Bélanger'],
  ['female', 'Nguyễn Thị', 'Hương'], ['male', 'Patrick', "O'Brien"], ['female', 'Anna', 'van der Berg'],
  ['male', 'Björn', 'Sigurðsson'], ['female', 'Małgorzata', 'Wiśniewska'], ['male', 'Çağrı', 'Yılmaz'],
  ['female', 'Siobhán', 'Ní Dhomhnaill'], ['male', 'Tomáš', 'Dvořák'], ['female', 'Mary-Jane', 'Smith'],
  ['male', 'John', 'Smith'], ['male', 'Jon', 'Smith'], ['female', 'Ingrid', 'Ásgeirsdóttir'],
  ['male', 'Kenji', 'Watanabe'], ['female', 'Min-ji', 'Park'], ['male', 'Rahul', 'Sharma'],
  ['female', 'Fatima', 'al-Zahra'], ['male', 'Gábor', 'Szőke'], ['female', 'Ieva', 'Bērziņa'],
] // biome-ignore format: a table

/** One of a fixed set of names in Latin letters; some of their owners also have a Chinese name. */
export const westernName = (random: Random, at: number): InventedName => {
  const [gender, given, family] = WESTERN[at % WESTERN.length] as (typeof WESTERN)[number]
  const round = Math.floor(at / WESTERN.length)
  const middle = round === 0 ? '' : ` ${'ABCDEFGHJKLMNPRSTVW'[(round - 1) % 19]}.`
  const latin: NewName = { script: 'Latn', family, given: given + middle, display: `${given}${middle} ${family}` }
  if (!random.percent(30)) return { gender, names: [latin] }
  return { gender, names: [latin, han(random.weighted(SURNAMES), random.pick([...MALE]) + random.pick([...SECOND]))] }
}
