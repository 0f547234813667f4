import { makeEdition } from '../../guandan-edition.js'
import { gsac2017Clause, gsac2017Id } from '../gsac-2017/clauses.js'
import { gsac2017Penalties } from '../gsac-2017/offences.js'
import { editionId } from '../../../core/ids.js'
import { jingji2022Settings } from './settings.js'

/** Articles are cited from the 2017 text, whose numbering is on file; only the settings named here were confirmed. */
export const jingji2022 = makeEdition({
  id: 'guandan/jingji-2022',
  meta: {
    issuer: {
      zh: '国家体育总局棋牌运动管理中心',
      en: 'Board and Card Games Administrative Center, General Administration of Sport of China',
    },
    title: { zh: '竞技掼蛋竞赛规则（试行）', en: 'Competitive guandan rules (trial)' },
    effectiveFrom: '2022-01-01',
    basedOn: editionId(gsac2017Id),
  },
  defaults: jingji2022Settings,
  penalties: gsac2017Penalties,
  confirmed: ['returnRule'],
  article: gsac2017Clause,
})
