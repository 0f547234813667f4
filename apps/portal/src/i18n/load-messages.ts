import type source from '../../messages/zh-CN'
import type { AppLocale } from './routing'
import { withSportWords } from './sport-words'

export type Messages = typeof source

const loaders: Record<AppLocale, () => Promise<{ default: Messages }>> = {
  'zh-CN': () => import('../../messages/zh-CN'),
  en: () => import('../../messages/en'),
}

const loaded = new Map<AppLocale, Promise<Messages>>()

const load = async (locale: AppLocale): Promise<Messages> => withSportWords((await loaders[locale]()).default, locale)

/** The sentences of a language with the words of the sports among them, put together once. */
export const loadMessages = (locale: AppLocale): Promise<Messages> => {
  const known = loaded.get(locale) ?? load(locale)
  loaded.set(locale, known)
  return known
}
