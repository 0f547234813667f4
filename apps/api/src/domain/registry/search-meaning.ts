import { sports } from '@paiji/rules'
import { foldedWords, foldText, isHan } from './folding.js'
import { plainPinyin } from './pinyin.js'

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
}

const NEXT = /下一[场站次个届]|接下来|即将(?:开始|举行)?|\b(?:next|upcoming)\b/giu

const BETWEEN = /[,，、;；/&+]|\s+(?:vs?\.?|and)\s+|(?<=\p{Script=Han})\s*[和与跟]\s*(?=\p{Script=Han})/iu
const MOST_NAMES = 4

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

/** Reads a text as somebody means it. */
export const readMeaning = (text: string): SearchMeaning => {
  const plain = text.normalize('NFKC').slice(0, 200)
  const rest = plain.replace(NEXT, ' ').trim()
  const found = foldedWords(rest).flatMap(word => {
    const sport = sportsByName.get(word)
    return sport ? [[word, sport] as const] : []
  })
  return { sports: new Map(found), next: rest !== plain.trim(), rest, names: namesIn(plain) }
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
