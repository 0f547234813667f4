import type { HandType, SeatNo } from '../types.js'
import { nextSeatNo, partnerNo } from '../types.js'

/** Irregularities at the table that are put right before anybody is penalised (arts. 12, 16–18). */
export const irregularities = [
  'tenNotReported',
  'wrongLead',
  'wrongFollow',
  'topCardShown',
  'drawnOutOfTurnUnseen',
  'drawnOutOfTurnSeen',
  'drawnOutOfTurnKept',
  'playedOutOfTurn',
  'passedOutOfTurn',
  'wrongTributeBeforePlay',
  'wrongTributeInPlay',
] as const
export type Irregularity = (typeof irregularities)[number]

/** What has to happen, to whom, and until when. Codes; the sentences are elsewhere. */
export type Remedy =
  | { readonly kind: 'takeBack'; readonly seat: SeatNo }
  | { readonly kind: 'leadTypeNamedBy'; readonly seat: SeatNo; readonly by: SeatNo }
  | { readonly kind: 'turnLost'; readonly seat: SeatNo; readonly next: SeatNo }
  | { readonly kind: 'trickLost'; readonly seat: SeatNo; readonly next: SeatNo }
  /** The partner, should he lead the next trick, may not lead the type that was shown. */
  | { readonly kind: 'leadTypeBarred'; readonly seat: SeatNo; readonly type?: HandType }
  | { readonly kind: 'playShownCardFirst'; readonly seat: SeatNo }
  | { readonly kind: 'sideMayNotFollow'; readonly seats: readonly [SeatNo, SeatNo]; readonly liftedBy: 'opponentsPlay' }
  | { readonly kind: 'returnCard'; readonly seat: SeatNo }
  | { readonly kind: 'cardDrawnFromHand'; readonly seat: SeatNo; readonly by: SeatNo }
  | { readonly kind: 'reportAgain'; readonly seat: SeatNo }
  | { readonly kind: 'exchangeCorrected'; readonly seat: SeatNo }
  /** Remaining cards face down; last place, those behind move up (`withVoidHand`). */
  | { readonly kind: 'handVoid'; readonly seat: SeatNo }

export interface Rectification {
  readonly article: string
  readonly remedies: readonly Remedy[]
  /** Offence of the penalty table that may be called besides. */
  readonly offence?: string
}

/** The seat on a player's left is the one before him: play runs to the right (arts. 3.2, 6.1). */
const leftOf = (seat: SeatNo): SeatNo => nextSeatNo(seat, -1)

interface Circumstances {
  readonly offender: SeatNo
  /** Main type of the exposed or mistaken play. */
  readonly type?: HandType
  /** Whose turn to draw it was. */
  readonly rightfulDrawer?: SeatNo
}

type Maker = (facts: Circumstances) => Rectification

const barPartner = ({ offender, type }: Circumstances): Remedy => ({
  kind: 'leadTypeBarred',
  seat: partnerNo(offender),
  ...(type ? { type } : {}),
})

const makers: Readonly<Record<Irregularity, Maker>> = {
  tenNotReported: ({ offender }) => ({
    article: '12.1',
    remedies: [{ kind: 'reportAgain', seat: offender }],
    offence: 'tenNotReported',
  }),
  wrongLead: facts => ({
    article: '16.3.1',
    remedies: [
      { kind: 'takeBack', seat: facts.offender },
      { kind: 'leadTypeNamedBy', seat: facts.offender, by: leftOf(facts.offender) },
      barPartner(facts),
    ],
  }),
  wrongFollow: facts => ({
    article: '16.3.2',
    remedies: [
      { kind: 'takeBack', seat: facts.offender },
      { kind: 'turnLost', seat: facts.offender, next: nextSeatNo(facts.offender) },
      barPartner(facts),
    ],
  }),
  topCardShown: ({ offender }) => ({ article: '16.5', remedies: [{ kind: 'playShownCardFirst', seat: offender }] }),
  drawnOutOfTurnUnseen: ({ offender }) => ({ article: '17.1.1', remedies: [{ kind: 'returnCard', seat: offender }] }),
  drawnOutOfTurnSeen: ({ offender }) => ({
    article: '17.1.2',
    remedies: [{ kind: 'returnCard', seat: offender }],
    offence: 'drewOutOfTurnSeen',
  }),
  drawnOutOfTurnKept: ({ offender, rightfulDrawer }) => ({
    article: '17.1.3',
    remedies: [{ kind: 'cardDrawnFromHand', seat: offender, by: rightfulDrawer ?? leftOf(offender) }],
    offence: 'drewOutOfTurnKept',
  }),
  playedOutOfTurn: facts => ({
    article: '17.2',
    remedies: [
      { kind: 'takeBack', seat: facts.offender },
      { kind: 'trickLost', seat: facts.offender, next: nextSeatNo(facts.offender) },
      barPartner(facts),
    ],
  }),
  passedOutOfTurn: ({ offender }) => ({
    article: '17.3',
    remedies: [{ kind: 'sideMayNotFollow', seats: [offender, partnerNo(offender)], liftedBy: 'opponentsPlay' }],
  }),
  wrongTributeBeforePlay: ({ offender }) => ({
    article: '18.3',
    remedies: [{ kind: 'exchangeCorrected', seat: offender }],
    offence: 'wrongTributeCorrected',
  }),
  wrongTributeInPlay: ({ offender }) => ({ article: '18.4', remedies: [{ kind: 'handVoid', seat: offender }] }),
}

/** How an irregularity is put right, with its article and the offence that may be called besides. */
export const rectify = (irregularity: Irregularity, facts: Circumstances): Rectification => makers[irregularity](facts)
