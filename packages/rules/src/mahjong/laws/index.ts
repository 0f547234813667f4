import { layArticles } from '../../core/article.js'
import type { SportLaws } from '../../core/law-text.js'
import { mcr1998 } from './mcr-1998.js'
import { wmo2006 } from './wmo-2006.js'

/** Both texts are used side by side. */
export const mahjongLaws: SportLaws = {
  articles: { 'mahjong/wmo-2006': layArticles(wmo2006), 'mahjong/mcr-1998': layArticles(mcr1998) },
}
