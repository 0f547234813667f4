import { createTranslator, useLocale } from 'next-intl'
import { use } from 'react'
import type { Words } from '../code-text'
import type { AppLocale } from '../routing'

/** A sentence nobody can fetch is not waited for longer than this, in milliseconds. */
const LONGEST_WAIT = 8000
/** After this long what could not be fetched is asked for again, in milliseconds. */
const AGAIN_AFTER = 15_000

/** A file each, with its contents in its address: a page carries none of them, and a browser fetches each once. */
const files = {
  'zh-CN': () => import('../../../messages/zh-CN/problems.json'),
  en: () => import('../../../messages/en/problems.json'),
} as const satisfies Record<AppLocale, unknown>

const asked = new Map<AppLocale, Promise<Words | undefined>>()

const giveUp = () => new Promise<undefined>(resolve => setTimeout(resolve, LONGEST_WAIT))

const fetchWords = async (locale: AppLocale): Promise<Words | undefined> => {
  try {
    const file = await Promise.race([files[locale](), giveUp()])
    if (file) return createTranslator({ locale, messages: file.default, namespace: 'problem' })
  } catch {
    // No network, or a newer portal: the code is said instead.
  }
  setTimeout(() => asked.delete(locale), AGAIN_AFTER)
  return undefined
}

const wordsOf = (locale: AppLocale): Promise<Words | undefined> => {
  const known = asked.get(locale) ?? fetchWords(locale)
  asked.set(locale, known)
  return known
}

/** The same in the browser, which waits for the file when the first problem comes. */
export const useProblemWords = (): Words | undefined => use(wordsOf(useLocale()))

export const keepProblemWords = (locale: AppLocale): void => void wordsOf(locale)
