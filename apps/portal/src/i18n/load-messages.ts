import type source from '../../messages/zh-CN'
import type { AppLocale } from './routing'

export type Messages = typeof source

const loaders: Record<AppLocale, () => Promise<{ default: Messages }>> = {
  'zh-CN': () => import('../../messages/zh-CN'),
  en: () => import('../../messages/en'),
}

export const loadMessages = async (locale: AppLocale): Promise<Messages> => (await loaders[locale]()).default
