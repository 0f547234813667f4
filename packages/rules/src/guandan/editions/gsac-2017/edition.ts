import { makeEdition } from '../../guandan-edition.js'
import { gsac2017Clause, gsac2017Id } from './clauses.js'
import { gsac2017Penalties } from './offences.js'
import { gsac2017Settings } from './tables.js'

export const gsac2017 = makeEdition({
  id: gsac2017Id,
  meta: {
    issuer: {
      zh: '国家体育总局棋牌运动管理中心',
      en: 'Board and Card Games Administrative Center, General Administration of Sport of China',
    },
    title: { zh: '掼蛋国际竞赛标准（2017 年文本）', en: 'Guandan competition standard (text of 2017)' },
    effectiveFrom: '2023-02-12',
  },
  defaults: gsac2017Settings,
  penalties: gsac2017Penalties,
  confirmed: 'all',
  article: gsac2017Clause,
})
