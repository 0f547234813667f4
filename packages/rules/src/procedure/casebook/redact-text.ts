import type { Bilingual } from '../../core/edition.js'

/** Somebody a decision may name, with every name the register knows. */
export interface NamedPerson {
  readonly id: string
  readonly names: readonly { readonly family: string; readonly given: string; readonly display: string }[]
  /** How else the names may be written, e.g. as they are read; taken out like a name, and never printed. */
  readonly readings?: NamedPerson['names']
  /** What stands in place of the name, e.g. `East` / `东家`. */
  readonly role: Bilingual
  /** Never named at any level. */
  readonly minor: boolean
}

const HAN = /\p{Script=Han}/u
const HONORIFICS_AFTER = '(?:先生|女士|小姐|同学|老师|大师|教练|裁判长|裁判|选手|队长)'
const HONORIFICS_BEFORE = '(?:mr|mrs|ms|miss|mx|dr|prof|director|captain)\\.?\\s+'
/** What people put between the parts of a name. */
const GAP_LATIN = "[\\s.,·'’\\-]*"
const GAP_HAN = '[\\s·・]*'

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const fold = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** The text folded, with the place of each folded character in the original. */
const foldedWithPlaces = (text: string): { folded: string; places: number[] } => {
  let folded = ''
  const places: number[] = []
  let at = 0
  for (const character of text) {
    const part = fold(character)
    folded += part
    for (let n = 0; n < part.length; n++) places.push(at)
    at += character.length
  }
  places.push(at)
  return { folded, places }
}

const tokens = (name: string): string[] => fold(name).match(/[\p{L}\p{N}]+/gu) ?? []
const isHan = (text: string): boolean => HAN.test(text)

const hanPatterns = (family: string, given: string, display: string): string[] => {
  const spaced = (text: string): string =>
    [...text]
      .filter(c => HAN.test(c))
      .map(escape)
      .join(GAP_HAN)
  const whole = [display, family + given].filter(text => [...text].filter(c => HAN.test(c)).length > 1).map(spaced)
  const called = [...family].length > 0 ? [`${spaced(family)}(?=${GAP_HAN}${HONORIFICS_AFTER})`] : []
  return [...whole, ...([...given].length > 1 ? [spaced(given)] : []), ...called].filter(Boolean)
}

/** A Chinese character beside it ends a Latin name as well as a space does. */
const word = (pattern: string): string => `(?<![\\p{Script=Latin}\\p{N}])${pattern}(?![\\p{Script=Latin}\\p{N}])`

/** A part of a Latin name is taken for a name by itself when it is no short common word. */
const STANDS_ALONE = 4

const latinPatterns = (family: string, given: string, display: string): string[] => {
  const parts = { family: tokens(family), given: tokens(given) }
  const joined = (list: readonly string[]): string => list.map(escape).join(GAP_LATIN)
  const initial = parts.given[0]?.[0]
  const both = [[...parts.given, ...parts.family], [...parts.family, ...parts.given], tokens(display)].filter(
    list => list.length > 1,
  )
  const alone = [joined(parts.family), joined(parts.given)].filter(part => part.length >= STANDS_ALONE)
  const called = parts.family.length > 0 ? [`(?<=${HONORIFICS_BEFORE})${joined(parts.family)}`] : []
  const initials =
    initial && parts.family.length > 0
      ? [`${initial}\\.\\s*${joined(parts.family)}`, `${joined(parts.family)}\\s+${initial}`]
      : []
  return [...both.map(joined), ...initials, ...alone, ...called].map(word)
}

const patternsOf = ({ family, given, display }: NamedPerson['names'][number]): string[] =>
  isHan(display) || isHan(family) ? hanPatterns(family, given, display) : latinPatterns(family, given, display)

interface Hit {
  readonly from: number
  readonly until: number
  readonly person: NamedPerson
}

const hitsOf = (folded: string, person: NamedPerson): Hit[] =>
  [...person.names, ...(person.readings ?? [])].flatMap(name =>
    patternsOf(name).flatMap(pattern =>
      [...folded.matchAll(new RegExp(pattern, 'gu'))]
        .filter(match => match[0] !== '')
        .map(match => ({ from: match.index, until: match.index + match[0].length, person })),
    ),
  )

/**
 * The text with every known name of the people, in any script, order and spelling of marks, replaced by their role in
 * square brackets: Chinese where a Chinese name stood. Longer names first, so that a part never gives away the rest.
 */
export const redactText = (text: string, people: readonly NamedPerson[]): string => {
  const { folded, places } = foldedWithPlaces(text)
  const hits = people.flatMap(person => hitsOf(folded, person)).sort((a, b) => a.from - b.from || b.until - a.until)
  let result = ''
  let done = 0
  for (const hit of hits) {
    const [from, until] = [places[hit.from] ?? 0, places[hit.until] ?? text.length]
    if (from < done) {
      done = Math.max(done, until)
      continue
    }
    const { role } = hit.person
    result += `${text.slice(done, from)}[${isHan(text.slice(from, until)) ? role.zh : role.en}]`
    done = until
  }
  return result + text.slice(done)
}
