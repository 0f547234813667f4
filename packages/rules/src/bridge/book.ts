import type { ContractScorer, DuplicateTable } from './contract/duplicate-score.js'
import type { ImpScale } from './contract/imp.js'
import type { RevokeRule } from './sheet/revoke.js'
import type { RulingGuides } from './rulings/ruling-guide.js'

/** Articles of one edition by the part they play; the numbering differs between editions. */
export interface BridgeClauses {
  readonly dealAndVulnerability: string
  readonly passedOut: string
  readonly scoreTable: string
  readonly matchpoints: string
  readonly imps: string
  readonly totalPoints: string
  readonly specialScoring: string
  readonly artificial: string
  readonly artificialImps: string
  readonly ownPercentage: string
  readonly assigned: string
  readonly weighted: string
  readonly split: string
  readonly fouledBoard: string
  readonly penalty: string
  readonly annulled: string
  readonly correction: string
  readonly appealTime: string
  readonly suspension: string
  readonly disqualification: string
  readonly directorHears: string
  readonly directorOnLaw: string
  readonly committee: string
  readonly committeeOnLaw: string
  readonly nationalAuthority: string
  readonly revoke: string
  readonly lateChange: string
  readonly dispute: string
  readonly knockout: string
  readonly otherTable: string
}

/** The numbers of artificial adjusted scores (Law 12). */
export interface ArtificialTable {
  readonly percent: Readonly<Record<'plus' | 'average' | 'minus', number>>
  readonly imps: number
}

/** Everything numeric or optional that an edition of the Laws decides for the scorer. */
export interface BridgeBook {
  readonly editionId: string
  readonly duplicateTable: DuplicateTable
  /** All scores of Law 77 worked out once (see `scoreTable`). */
  readonly scores: Int16Array
  readonly scoreContract: ContractScorer
  readonly impThresholds: readonly number[]
  readonly imps: ImpScale
  readonly artificial: ArtificialTable
  /** Which averages follow the contestant's own percentage of the session. */
  readonly ownPercentage: Readonly<Record<'plus' | 'minus', boolean>>
  /** Whether a Director may weight several results (2007: 12C1c). */
  readonly weightedScores: boolean
  /** Whether a committee may, to do equity (1997: 12C3; 1987 knows nobody who does). */
  readonly committeeWeighs: boolean
  readonly revoke: RevokeRule
  /** A late change of call keeps the table result but holds the offending side to average minus (1997: 25B2). */
  readonly lateChangeHeldToMinus: boolean
  /** Tricks disputed after the round may be changed for both sides when the Director is fully satisfied (2017: 79B3). */
  readonly disputeMayRaise: boolean
  /** Copies with different dealer or vulnerability are boards of different form (2007: 87). */
  readonly fouledByMarkings: boolean
  /** Whether every penalty is kept from the committee as discipline (1999: 93B3), or Law 91's alone (2007 and later). */
  readonly everyPenaltyIsDiscipline: boolean
  readonly clauses: BridgeClauses
  /** What a Director may do, by situation. */
  readonly rulings: RulingGuides
}
