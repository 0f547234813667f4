import { mahjongEdition } from '../../mahjong-edition.js'
import { meta2006 } from './meta.js'
import { profile2006 } from './profile.js'

/** WMO 2006 with the clarifications of the 2024 championship. */
export const wmo2006 = mahjongEdition(
  {
    editionId: 'mahjong/wmo-2006',
    profile: profile2006,
    defaults: {
      hands: 16,
      base: 8,
      standardPoints: { kind: 'table', scale: ['4', '2', '1', '0'] },
      seatRotation: 'annex4',
      carry: {},
      lots: false,
      switches: {},
    },
    rankingKeys: ['gamePoints'],
    clauses: {
      standardPoints: '3.9.2-2',
      gamePoints: '3.9.2-1',
      handPoints: '3.9.1-3',
      forfeit: '3.11.2-1',
      penalty: '3.11.6',
      ranking: '3.10.1',
      appealTime: '3.12.2',
      appealHeard: '3.13.1',
      appealCommittee: '3.13.1',
      beyondReview: '3.13.3',
    },
  },
  meta2006,
)
