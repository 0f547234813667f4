import { layArticles } from '../../core/article.js'
import type { SportLaws } from '../../core/law-text.js'
import { layChanges } from '../../core/law-changes.js'
import { to2006 } from './changes.js'
import { mcr1998 } from './mcr-1998.js'
import { wmo2006 } from './wmo-2006.js'

/** Both texts are used side by side. */
export const mahjongLaws: SportLaws = {
  changes: [{ from: 'mahjong/mcr-1998', to: 'mahjong/wmo-2006', rows: layChanges(to2006) }],
  articles: { 'mahjong/wmo-2006': layArticles(wmo2006), 'mahjong/mcr-1998': layArticles(mcr1998) },
}
