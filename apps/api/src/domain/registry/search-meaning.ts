import { sports } from '@paiji/rules'
import { foldedWords, foldText, isHan } from './folding.js'
import { plainPinyin } from './pinyin.js'

/** What somebody may look for. */
export type SoughtKind = 'person' | 'organisation' | 'event' | 'ranking' | 'case' | 'article'

/** A text with its words of sports and places apart, and the kind that it names. */
export interface ApartText {
  readonly text: string
  readonly kind?: SoughtKind
}

/** What a text asks for besides names: sports, and what is to come. */
export interface SearchMeaning {
  /** The sport that each word names, by the word as it is folded. */
  readonly sports: ReadonlyMap<string, string>
  /** Whether it asks for what comes next. */
  readonly next: boolean
  /** The text without the words that ask for what comes next. */
  readonly rest: string
  /** Names that stand in it side by side, when there are several. */
  readonly names: readonly string[]
  /**
   * How it reads where nothing has it as it stands: 北京掼蛋比赛 are events, by 北京 and by 掼蛋. Undefined where it names no kind
   * and its words are apart.
   */
  readonly apart: ApartText | undefined
}

const NEXT = /下一[场站次个届]|接下来|即将(?:开始|举行)?|\b(?:next|upcoming)\b/giu

const BETWEEN = /[,，、;；/&+]|\s+(?:vs?\.?|and)\s+|(?<=\p{Script=Han})\s*[和与跟]\s*(?=\p{Script=Han})/iu
const MOST_NAMES = 4

/** What somebody calls the kinds of things, the longest first: none of them is a name of its own. */
const KINDS: readonly (readonly [SoughtKind, RegExp])[] = [
  ['ranking', /排行榜|积分榜|等级分榜?|排名榜?|\b(?:rankings?|ranks|ratings?|leaderboards?)\b/giu],
  ['case', /判例集?|案例集?|申诉(?:案件?)?|\b(?:casebook|cases?|appeals?|decisions?)\b/giu],
  ['article', /竞赛规则|规则|条文|法条|章程|\b(?:laws?|rules?|articles?)\b/giu],
  ['organisation', /俱乐部|协会|联合会|\b(?:clubs?|associations?|federations?)\b/giu],
  ['event', /比赛|赛事|\b(?:events?|tournaments?|competitions?)\b/giu],
  ['person', /牌手|选手|\b(?:players?)\b/giu],
]

const sportsByName: ReadonlyMap<string, string> = new Map(
  sports.flatMap(({ id, name }) =>
    [id, foldText(name.zh), foldText(name.en), plainPinyin(name.zh).join('')].map(word => [word, id] as const),
  ),
)

/** Two to four names side by side: apart by a mark, or Han names apart by spaces. */
const namesIn = (text: string): readonly string[] => {
  const marked = text.split(BETWEEN).map(part => part.trim())
  const apart = marked.length > 1 ? marked : text.trim().split(/\s+/u)
  const names = apart.filter(part => part !== '')
  const whole = marked.length > 1 || names.every(part => isHan(part) && [...part].length > 1)
  return whole && names.length > 1 && names.length <= MOST_NAMES ? names : []
}

/** The names of sports in Chinese, the longest first, wherever they stand in a run of characters. */
const SPORTS_IN_HAN = new RegExp(
  sports
    .map(({ name }) => foldText(name.zh))
    .sort((a, b) => b.length - a.length)
    .join('|'),
  'gu',
)

const apartOf = (text: string): ApartText | undefined => {
  const [kind, words] = KINDS.find(([, pattern]) => text.search(pattern) >= 0) ?? []
  const rest = words ? text.replace(words, ' ') : text
  const apart = rest
    .replace(SPORTS_IN_HAN, ' $& ')
    .replace(/(?<=\s|^)的|的(?=\s|$)/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
  return kind || apart !== text.trim() ? { text: apart, ...(kind ? { kind } : {}) } : undefined
}

/** Reads a text as somebody means it. */
export const readMeaning = (text: string): SearchMeaning => {
  const plain = text.normalize('NFKC').slice(0, 200)
  const rest = plain.replace(NEXT, ' ').trim()
  const found = foldedWords(rest).flatMap(word => {
    const sport = sportsByName.get(word)
    return sport ? [[word, sport] as const] : []
  })
  return {
    sports: new Map(found),
    next: rest !== plain.trim(),
    rest,
    names: namesIn(plain),
    apart: apartOf(rest),
  }
}

const SYLLABLE =
  /^(?:[zcs]h|[bpmfdtnlgkhjqxrzcsyw])?(?:iang|iong|uang|ang|eng|ing|ong|ian|iao|uai|uan|ai|ei|ao|ou|an|en|in|un|ia|ie|iu|ua|ui|uo|ue|er|[aoeiuv])/u

/** The syllables of pinyin that is written without gaps; none where a word is not two or more of them. */
export const syllablesOf = (word: string): readonly string[] => {
  const found: string[] = []
  for (let rest = word; rest !== ''; ) {
    const syllable = SYLLABLE.exec(rest)?.[0]
    if (!syllable) return []
    found.push(syllable)
    rest = rest.slice(syllable.length)
  }
  return found.length > 1 ? found : []
}
