import { ownPenaltyWords, sportOf } from '@paiji/rules'
import type { BilingualType } from '../shared/bilingual.type.js'

/**
 * The sport's term for a code, or what the event's own regulations call it; the code itself where nothing has one, which a
 * test refuses.
 */
export const wordsOf = (sport: string, code: string): BilingualType =>
  sportOf(sport)?.terms[code] ?? ownPenaltyWords(code) ?? { zh: code, en: code }

/** What a director is called for, in the sport's words: an option may have the same code and another word. */
export const situationWords = (sport: string, code: string): BilingualType =>
  sportOf(sport)?.situations?.[code] ?? wordsOf(sport, code)
