import { mahjongEdition } from '../../mahjong-edition.js'
import { meta1998 } from './meta.js'
import { profile1998 } from './profile.js'

/** The national rules of 1998 as they are scored today; standard points by place within the group. */
export const mcr1998 = mahjongEdition(
  {
    editionId: 'mahjong/mcr-1998',
    profile: profile1998,
    defaults: {
      hands: 16,
      base: 8,
      standardPoints: { kind: 'group' },
      seatRotation: 'annex4',
      carry: {},
      lots: false,
      switches: {},
    },
    rankingKeys: ['gamePoints', 'bestSession', 'bestSessionCount'],
    clauses: {
      standardPoints: 'standardPoints',
      gamePoints: 'sessionPoints',
      handPoints: 'handPoints',
      forfeit: 'forfeit',
      penalty: 'penalties',
      ranking: 'ranking',
      appealTime: 'appeals',
      appealHeard: 'appeals',
      appealCommittee: 'appeals',
      beyondReview: 'appeals',
    },
  },
  meta1998,
)
