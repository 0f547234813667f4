import { compareClaim, type FanCounts, lineFromRequest, scoreHand } from '@paiji/rules/mahjong'
import type { MahjongHandData } from '../sheet-data'
import { claimText } from '../claim/claim-text'
import { scoringEditions } from '../picker/fan-words'

/** A kept hand in the one-line notation. */
export const slipLine = ({ claimed: _, ...request }: NonNullable<MahjongHandData['slip']>): string =>
  lineFromRequest(request as Parameters<typeof lineFromRequest>[0])

const claimedOf = ({ claimed }: NonNullable<MahjongHandData['slip']>): FanCounts | undefined =>
  claimed.length > 0 ? Object.fromEntries(claimed.map(({ fan, count }) => [fan, count])) : undefined

/** The announced fans as they travel to the printed slip; undefined where none were kept. */
export const slipClaim = (slip: NonNullable<MahjongHandData['slip']>): string | undefined => {
  const claimed = claimedOf(slip)
  return claimed && claimText(claimed)
}

/** The announced fans beside the computed ones; undefined where none were kept or the tiles make no hand. */
export const claimOfSlip = (slip: NonNullable<MahjongHandData['slip']>, editionId?: string) => {
  const claimed = claimedOf(slip)
  const profile = (scoringEditions.find(edition => edition.id === editionId) ?? scoringEditions[0])?.profile
  if (!claimed || !profile) return undefined
  const { claimed: _, ...request } = slip
  const scored = scoreHand(request as Parameters<typeof scoreHand>[0], profile)
  if (!scored.ok) return undefined
  const { missed, unfounded } = compareClaim(claimed, scored.value, profile)
  return { claimed, scored: scored.value, profile, differs: missed.length + unfounded.length > 0 }
}
