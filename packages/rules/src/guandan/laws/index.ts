import { layArticles } from '../../core/article.js'
import type { SportLaws } from '../../core/law-text.js'
import { layChanges } from '../../core/law-changes.js'
import { gsac2017 } from './gsac-2017.js'

/** What is known of the trial rules of 2022 to be otherwise; the rest of them is not on file. */
const from2022 = `
10.1 | 10.1 | 还牌：试行规则一律须还十及以下的牌，十按级牌数值论，没有的还最小的；标准只对还给搭档的牌有此限制。 | The return: the trial rules limit every returned card to ten or lower, a ten by its value as a level card, the smallest where there is none; the standard limits only what goes to a partner.
`

/** The trial rules of 2022 have no numbering on file: articles are cited from the standard of 2017. */
export const guandanLaws: SportLaws = {
  articles: { 'guandan/gsac-2017': layArticles(gsac2017) },
  changes: [{ from: 'guandan/jingji-2022', to: 'guandan/gsac-2017', rows: layChanges(from2022) }],
  citedFrom: { 'guandan/jingji-2022': 'guandan/gsac-2017' },
}
