import { sportOf } from '@paiji/rules'
import type { BilingualType } from '../shared/bilingual.type.js'

/** The sport's term for a code; the code itself where it has none, which a test refuses. */
export const wordsOf = (sport: string, code: string): BilingualType =>
  sportOf(sport)?.terms[code] ?? { zh: code, en: code }

/** What a director is called for, in the sport's words: an option may have the same code and another word. */
export const situationWords = (sport: string, code: string): BilingualType =>
  sportOf(sport)?.situations?.[code] ?? wordsOf(sport, code)
