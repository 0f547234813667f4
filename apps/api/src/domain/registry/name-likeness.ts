import { foldedWords, foldText, isHan } from './folding.js'
import { splitName } from './split-name.js'

/** Why two names may be one person's, as a code the portal has a word for. */
export type LikenessReason = 'sameName' | 'sameNameOtherOrder' | 'samePinyin' | 'initialsAgree' | 'closeSpelling'

/** What speaks for somebody of the register being the one who is meant. */
export type MatchReason = LikenessReason | 'sameNumber' | 'sameClub' | 'formerName'

export interface Likeness {
  /** Per cent; 100 would be certainty, which a name never gives. */
  readonly score: number
  readonly because: LikenessReason
}

const SCORES = { sameName: 90, sameNameOtherOrder: 85, samePinyin: 80, initialsAgree: 60 } as const
const LEAST_CLOSE = 75

/** Edits between two texts: insertion, deletion, replacement, swap of neighbours (optimal string alignment). */
export const editDistance = (a: string, b: string): number => {
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row++) {
    const current = [row]
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1]
      const plain = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      )
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      current.push(swapped ? Math.min(plain, (beforeLast[column - 2] ?? 0) + 1) : plain)
    }
    beforeLast = last
    last = current
  }
  return last[b.length] ?? 0
}

/** Whole per cent of the longer text that agrees. */
const closeness = (a: string, b: string): number => {
  const longest = Math.max(a.length, b.length)
  return longest === 0 ? 0 : Math.floor((100 * (longest - editDistance(a, b))) / longest)
}

const sorted = (words: readonly string[]): string => [...words].sort().join(' ')

/** `j smith` and `john smith`: every full word is there and every single letter begins one of the rest. */
const initialsAgree = (some: readonly string[], others: readonly string[]): boolean => {
  const rest = [...others]
  for (const word of some.filter(each => each.length > 1)) {
    const at = rest.indexOf(word)
    if (at < 0) return false
    rest.splice(at, 1)
  }
  const letters = some.filter(word => word.length === 1)
  return (
    letters.length > 0 && letters.length < some.length && letters.every(letter => rest.some(w => w.startsWith(letter)))
  )
}

const latinLikeness = (a: readonly string[], b: readonly string[]): Likeness | undefined => {
  if (a.join(' ') === b.join(' ')) return { score: SCORES.sameName, because: 'sameName' }
  if (sorted(a) === sorted(b)) return { score: SCORES.sameNameOtherOrder, because: 'sameNameOtherOrder' }
  if (initialsAgree(a, b) || initialsAgree(b, a)) return { score: SCORES.initialsAgree, because: 'initialsAgree' }
  const close = Math.max(closeness(a.join(''), b.join('')), closeness(sorted(a), sorted(b)))
  return close >= LEAST_CLOSE ? { score: close - 20, because: 'closeSpelling' } : undefined
}

/** Two characters a letter of pinyin apart, 李明 and 李敏, are two people oftener than one who was misspelt. */
const tooShortToBeClose = (...names: readonly string[]): boolean => names.some(name => [...hanOf(name)].length <= 2)

const hanOf = (text: string): string => foldText(text).replace(/\s/gu, '')

/**
 * How alike a name as entered is to a registered one. `words` are the registered name's search words (pinyin of every
 * reading among them). Undefined when nothing suggests one person.
 */
export const nameLikeness = (
  entered: { text: string; latin: string },
  registered: { display: string; words: readonly string[] },
): Likeness | undefined => {
  const [enteredHan, registeredHan] = [isHan(entered.text), isHan(registered.display)]
  if (enteredHan && registeredHan && hanOf(entered.text) === hanOf(registered.display)) {
    return { score: SCORES.sameName, because: 'sameName' }
  }
  if (!enteredHan && !registeredHan)
    return latinLikeness(foldedWords(splitName(entered.text).display), foldedWords(registered.display))
  const joined = entered.latin.replace(/\s/g, '')
  if (registered.words.includes(joined)) return { score: SCORES.samePinyin, because: 'samePinyin' }
  if (enteredHan && registeredHan && tooShortToBeClose(entered.text, registered.display)) return undefined
  const close = Math.max(0, ...registered.words.map(word => closeness(joined, word)))
  return close >= LEAST_CLOSE ? { score: close - 20, because: 'closeSpelling' } : undefined
}
