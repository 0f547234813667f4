import { createTranslator, useLocale } from 'next-intl'
import en from '../../../messages/en/problems.json' with { type: 'json' }
import zh from '../../../messages/zh-CN/problems.json' with { type: 'json' }
import type { Words } from '../code-text'
import type { AppLocale } from '../routing'

/** On the server the sentences are at hand: what it draws stands in the page, which works without a script. */
const words: Readonly<Record<AppLocale, Words>> = {
  'zh-CN': createTranslator({ locale: 'zh-CN', messages: zh, namespace: 'problem' }),
  en: createTranslator({ locale: 'en', messages: en, namespace: 'problem' }),
}

/** The sentences of problems in the reader's language; undefined where a browser could not fetch them. */
export const useProblemWords = (): Words | undefined => words[useLocale()]

/** Fetches the sentences before a problem comes, for whoever may have no network then. */
export const keepProblemWords = (_locale: AppLocale): void => undefined
