import { defineRouting } from 'next-intl/routing'

export const locales = ['zh-CN', 'en'] as const
export type AppLocale = (typeof locales)[number]

/**
 * Every address names its language, so that a link shows the same words to whoever opens it. Which other languages a page has
 * stands in the page.
 */
export const routing = defineRouting({
  locales,
  defaultLocale: 'zh-CN',
  localePrefix: 'always',
  localeCookie: false,
  alternateLinks: false,
})
