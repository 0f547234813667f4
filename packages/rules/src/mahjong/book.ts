import type { ScoringProfile } from './tiles/profile.js'
import type { MahjongSettings } from './settings/settings.js'

export const rankingKeys = ['gamePoints', 'bestSession', 'bestSessionCount'] as const
export type RankingKey = (typeof rankingKeys)[number]

/** Everything in which one edition differs from another. */
export interface MahjongBook {
  readonly editionId: string
  readonly profile: ScoringProfile
  readonly defaults: MahjongSettings
  /** Keys after the sum of standard points. */
  readonly rankingKeys: readonly RankingKey[]
  readonly clauses: {
    readonly standardPoints: string
    readonly gamePoints: string
    readonly handPoints: string
    readonly forfeit: string
    readonly penalty: string
    readonly ranking: string
    readonly appealTime: string
    readonly appealHeard: string
    readonly appealCommittee: string
    readonly beyondReview: string
  }
}
