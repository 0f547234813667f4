import type { FragmentOf } from '@/gql'
import type { LawArticleFields, LawBookFields } from './laws.graphql'

export type ShownBook = FragmentOf<typeof LawBookFields>
export type ShownArticle = FragmentOf<typeof LawArticleFields>
