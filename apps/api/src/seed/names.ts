import type { Random } from './random.js'

/** A character as it is read, tones left out. */
type Read = readonly [han: string, pinyin: string]

const read = (text: string): Read[] =>
  text
    .split(' ')
    .map(pair => /^([^\w]+)(\w+)$/.exec(pair))
    .flatMap(found => (found ? [[found[1] ?? '', found[2] ?? ''] as const] : []))

/** Family names, the frequent ones several times. */
const FAMILIES = read(
  '王wang 王wang 王wang 李li 李li 李li 张zhang 张zhang 张zhang 刘liu 刘liu 陈chen 陈chen 杨yang 杨yang 黄huang 赵zhao 赵zhao 吴wu 吴wu 周zhou 周zhou 徐xu 孙sun 马ma 朱zhu 胡hu 郭guo 何he 林lin 高gao 罗luo 郑zheng 梁liang 谢xie 宋song 唐tang 许xu 韩han 冯feng 邓deng 曹cao 彭peng 曾zeng 肖xiao 田tian 董dong 袁yuan 潘pan 于yu 蒋jiang 蔡cai 余yu 杜du 叶ye 程cheng 苏su 魏wei 吕lyu 丁ding 任ren 沈shen 姚yao 卢lu 姜jiang 崔cui 钟zhong 谭tan 陆lu 汪wang 范fan 金jin 石shi 夏xia 方fang 白bai 孟meng 秦qin 江jiang 薛xue 欧阳ouyang 司马sima 诸葛zhuge 上官shangguan',
)
const FEMALE = read(
  '芳fang 娜na 敏min 静jing 丽li 艳yan 娟juan 霞xia 秀xiu 玲ling 萍ping 燕yan 红hong 梅mei 琳lin 雪xue 婷ting 慧hui 莹ying 倩qian 颖ying 洁jie 梦meng 瑶yao 璐lu 悦yue 晴qing 兰lan 珍zhen 媛yuan',
)
const MALE = read(
  '伟wei 强qiang 磊lei 军jun 勇yong 涛tao 明ming 超chao 刚gang 平ping 辉hui 鹏peng 华hua 飞fei 鑫xin 波bo 斌bin 宇yu 浩hao 凯kai 杰jie 俊jun 峰feng 龙long 翔xiang 晨chen 博bo 睿rui 哲zhe 毅yi',
)
const MIDDLE = read(
  '国guo 建jian 志zhi 文wen 海hai 晓xiao 小xiao 永yong 春chun 玉yu 子zi 家jia 立li 天tian 一yi 嘉jia 梓zi 思si 雨yu 欣xin 德de 正zheng 新xin 宏hong 成cheng',
)

export interface InventedName {
  readonly gender: 'female' | 'male'
  readonly names: readonly {
    readonly script: 'Hans' | 'Latn'
    readonly family: string
    readonly given: string
    readonly display: string
  }[]
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const named = (gender: InventedName['gender'], family: Read, given: readonly Read[]): InventedName => {
  const han = given.map(one => one[0]).join('')
  const latin = capital(given.map(one => one[1]).join(''))
  const surname = capital(family[1])
  return {
    gender,
    names: [
      { script: 'Hans', family: family[0], given: han, display: family[0] + han },
      { script: 'Latn', family: surname, given: latin, display: `${surname} ${latin}` },
    ],
  }
}

/** A Chinese name in characters and in letters. */
export const chineseName = (random: Random): InventedName => {
  const gender = random.percent(45) ? 'female' : 'male'
  const last = random.pick(gender === 'female' ? FEMALE : MALE)
  return named(gender, random.pick(FAMILIES), random.percent(30) ? [last] : [random.pick(MIDDLE), last])
}

/** Members whom the guides of the demo search for. */
export const knownNames: readonly InventedName[] = [
  named(
    'male',
    ['王', 'wang'],
    [
      ['永', 'yong'],
      ['龙', 'long'],
    ],
  ),
  named(
    'female',
    ['周', 'zhou'],
    [
      ['雨', 'yu'],
      ['佳', 'jia'],
    ],
  ),
]

const GUESTS: readonly (readonly [InventedName['gender'], string, string])[] = [
  ['male', 'José', 'García-López'], ['female', 'Zoë', 'Müller-Lüdenscheidt'], ['male', 'Łukasz', 'Żółkiewski'],
  ['male', 'Søren', 'Ødegård'], ['female', 'Anaïs', 'Lefèvre'], ['male', 'Patrick', "O'Brien"],
  ['female', 'Anna', 'van der Berg'], ['male', 'John', 'Smith'], ['male', 'Jon', 'Smith'], ['male', 'Kenji', 'Watanabe'],
  ['female', 'Min-ji', 'Park'], ['male', 'Rahul', 'Sharma'],
] // biome-ignore format: a table

/** Members who came from abroad. */
export const guestNames: readonly InventedName[] = GUESTS.map(([gender, given, family]) => ({
  gender,
  names: [{ script: 'Latn', family, given, display: `${given} ${family}` }],
}))
