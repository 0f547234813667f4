import { layArticles } from '../../core/article.js'
import type { SportLaws } from '../../core/law-text.js'
import { gsac2017 } from './gsac-2017.js'

/** The trial rules of 2022 have no numbering on file: articles are cited from the standard of 2017. */
export const guandanLaws: SportLaws = {
  articles: { 'guandan/gsac-2017': layArticles(gsac2017) },
  citedFrom: { 'guandan/jingji-2022': 'guandan/gsac-2017' },
}
