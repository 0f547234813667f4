/** The words of one language out of a pair. */
export const inLanguage = (words: { readonly zh: string; readonly en: string }, locale: string): string =>
  locale === 'en' ? words.en : words.zh
