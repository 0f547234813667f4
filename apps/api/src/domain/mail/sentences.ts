import { readFileSync } from 'node:fs'
import path from 'node:path'
import { repositoryRoot } from '../../env.js'
import { valuesInLanguage, type SaidValues } from '@paiji/rules/in-language'
import { filled } from './compose.js'
import { type Language } from './topics.js'

type Sentences = Readonly<Record<string, string>>

const kept = new Map<Language, Sentences>()

/** The sentences of the inbox, which are the subjects of the mails too: written once, in the portal's messages. */
const sentencesOf = (language: Language): Sentences => {
  const known = kept.get(language)
  if (known) return known
  const file = path.join(repositoryRoot, 'apps/portal/messages', language, 'notices.json')
  const { notice } = JSON.parse(readFileSync(file, 'utf8')) as { notice: Sentences }
  kept.set(language, notice)
  return notice
}

export type NoticeParams = SaidValues

const hasAll = (sentence: string, values: NoticeParams): boolean =>
  [...sentence.matchAll(/\{(\w+)\}/g)].every(([, name = '']) => name in values)

/**
 * A notice in words: its whole sentence where it carries all that is said there, as notices of long ago do not; a clock in
 * words; its code where there is no sentence for it.
 */
export const noticeSentence = (code: string, params: NoticeParams, language: Language): string => {
  const sentences = sentencesOf(language)
  const clock = sentences[`clock_${params.clock}`]
  const values = { ...valuesInLanguage(params, language), ...(clock ? { clock } : {}) }
  const whole = sentences[`${code}_whole`]
  const sentence = whole !== undefined && hasAll(whole, values) ? whole : sentences[code]
  return sentence === undefined ? code : filled(sentence, values)
}
