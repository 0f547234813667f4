import { clause } from '../../core/clause.js'
import type { Procedure } from '../../core/procedure.js'
import { bridge2017, bridgeProcedure } from './laws.js'

const id = 'bridge/ebu-2023'
const whiteBook = (article: string) => clause(id, article)

/** The Laws of 2017 as an English organiser applies them: deposits, a referee instead of a committee, merit. */
export const ebuLike: Procedure = {
  ...bridgeProcedure({
    id,
    laws: bridge2017.id,
    title: { zh: '英格兰式申诉程序（2023）', en: 'Appeals as in England (2023)' },
    issuer: { zh: '英格兰桥牌联盟（参照）', en: 'after the English Bridge Union' },
    absentMember: bridge2017.concurrence.absentMember,
  }),
  deposits: [
    { instance: 1, kinds: ['individual', 'pair'], amount: 2_000, currency: 'GBP', clause: whiteBook('1.7') },
    { instance: 1, kinds: ['team'], amount: 3_000, currency: 'GBP', clause: whiteBook('1.7') },
    { instance: 2, kinds: ['individual', 'pair', 'team'], amount: 7_500, currency: 'GBP', clause: whiteBook('1.7') },
  ],
  panels: bridge2017.panels.map(panel => ({
    ...panel,
    soleAllowed: panel.body === 'committee',
    clause: whiteBook('1.7'),
  })),
  withoutMerit: { forfeits: true, penalty: 'standardPenalty', clause: whiteBook('1.7') },
}
