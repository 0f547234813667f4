/** The words of one language out of a pair. */
export const inLanguage = (words: { readonly zh: string; readonly en: string }, locale: string): string =>
  locale === 'en' ? words.en : words.zh

/** The English of a pair as a form shows it: nothing where the Chinese stands in its place. */
export const ownEnglish = ({ zh, en }: { readonly zh: string; readonly en: string }): string => (en === zh ? '' : en)

/** The language of words that an English page shows in Chinese, for want of others; undefined where it is the page's own. */
export const langOf = (words: unknown, locale: string): 'zh-CN' | undefined =>
  locale === 'en' && typeof words === 'string' && /\p{Script=Han}/u.test(words) ? 'zh-CN' : undefined

/** An event and a part of it; once where both have the same name, as an event of one stage has. */
export const eventAndStage = (
  event: { readonly name: { readonly zh: string; readonly en: string } },
  stage: { readonly name: { readonly zh: string; readonly en: string } },
  locale: string,
): string => [...new Set([inLanguage(event.name, locale), inLanguage(stage.name, locale)])].join(' · ')
