import type source from '../../messages/zh-CN.json'
import type { AppLocale } from './routing'

export type Messages = typeof source

const loaders: Record<AppLocale, () => Promise<{ default: Messages }>> = {
  'zh-CN': () => import('../../messages/zh-CN.json'),
  en: () => import('../../messages/en.json'),
}

export const loadMessages = async (locale: AppLocale): Promise<Messages> => (await loaders[locale]()).default
