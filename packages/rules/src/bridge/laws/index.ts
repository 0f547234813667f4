import { layArticles } from '../../core/article.js'
import type { SportLaws } from '../../core/law-text.js'
import { auction } from './auction.js'
import { beforePlay } from './before-play.js'
import { conduct } from './conduct.js'
import { bridgeChanges } from './changes.js'
import { before2007, before2017 } from './differences.js'
import { play } from './play.js'
import { text1987 } from './text-1987.js'
import { whiteBook2023 } from './white-book.js'

const laws2017 = layArticles(`${beforePlay}${auction}${play}${conduct}`)
const laws2007 = layArticles(before2017, laws2017)

/** The laws of bridge replaced one another. */
export const bridgeLaws: SportLaws = {
  articles: {
    'bridge/laws-2017': laws2017,
    'bridge/laws-2007': laws2007,
    'bridge/ccba-1999': layArticles(before2007, laws2007),
    'bridge/laws-1987': layArticles(text1987),
  },
  replacedBy: {
    'bridge/laws-1987': 'bridge/ccba-1999',
    'bridge/ccba-1999': 'bridge/laws-2007',
    'bridge/laws-2007': 'bridge/laws-2017',
  },
  changes: bridgeChanges,
  others: [
    {
      id: 'bridge/ebu-2023',
      issuer: { zh: '英格兰桥牌联盟', en: 'English Bridge Union' },
      title: { zh: '白皮书（2023）', en: 'White Book (2023)' },
      articles: layArticles(whiteBook2023),
    },
  ],
}
