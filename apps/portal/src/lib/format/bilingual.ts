/** The words of one language out of a pair. */
export const inLanguage = (words: { readonly zh: string; readonly en: string }, locale: string): string =>
  locale === 'en' ? words.en : words.zh

/** An event and a part of it; once where both have the same name, as an event of one stage has. */
export const eventAndStage = (
  event: { readonly name: { readonly zh: string; readonly en: string } },
  stage: { readonly name: { readonly zh: string; readonly en: string } },
  locale: string,
): string => [...new Set([inLanguage(event.name, locale), inLanguage(stage.name, locale)])].join(' · ')
