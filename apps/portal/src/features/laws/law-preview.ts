import { inLanguage } from '@/lib/format/bilingual'
import { ask } from '@/lib/graphql/server-client'
import { LawPreviewQuery } from './laws.graphql'

/** What a citation leads to, in few words. */
export interface LawPreview {
  readonly title: string
  readonly summary: string | null
}

interface Asked {
  readonly shelf: string
  readonly slug: string
  /** As somebody cites it. */
  readonly cited: string
}

/** The title of an article and what it says, in our own words; nothing where there is none. */
export const lawPreview = async (locale: string, asked: Asked): Promise<LawPreview | undefined> => {
  const answer = await ask(LawPreviewQuery, asked)
  const article = answer.ok ? answer.data.lawBook?.article : undefined
  if (!article) return undefined
  const summary = article.summary ? inLanguage(article.summary, locale) : null
  return { title: inLanguage(article.title, locale), summary }
}
