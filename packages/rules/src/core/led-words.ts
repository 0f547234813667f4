import type { Terms } from './bilingual.js'

/** `{ code: ['中文', 'English'] }` → terms. */
export const termsOf = (rows: Readonly<Record<string, readonly [zh: string, en: string]>>): Terms =>
  Object.fromEntries(Object.entries(rows).map(([code, [zh, en]]) => [code, { zh, en }]))

/** The words that every sport's questions are answered with. */
export const commonAnswers = termsOf({
  yes: ['是', 'Yes'],
  no: ['否', 'No'],
})
