import { sportOf } from '@paiji/rules'
import type { BilingualType } from '../shared/bilingual.type.js'

/** The sport's term for a code; the code itself where it has none, which a test refuses. */
export const wordsOf = (sport: string, code: string): BilingualType =>
  sportOf(sport)?.terms[code] ?? { zh: code, en: code }
