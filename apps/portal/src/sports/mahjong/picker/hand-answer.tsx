'use client'

import { type HandRequest, scoreHand, type ScoringProfile } from '@paiji/rules/mahjong'
import { ProblemText } from '@/components/problem-text'
import type { TileStyle } from '../tiles/tile'
import { type HandDraft, requestOf } from './hand-draft'
import { Readiness } from './readiness'
import { ScorePanel } from './score-panel'

/** What the hand is worth; while it is incomplete, what it needs; where it cannot be, why not. */
export function HandAnswer({
  draft,
  profile,
  look,
}: {
  readonly draft: HandDraft
  readonly profile: ScoringProfile
  readonly look: TileStyle
}) {
  const request: HandRequest | undefined = requestOf(draft)
  const scored = request && scoreHand(request, profile)
  if (scored?.ok) return <ScorePanel scored={scored.value} profile={profile} look={look} />
  return (
    <>
      {scored?.error.map(({ code }, i) => (
        <p key={i} className="mb-2 text-seal">
          <ProblemText problems={[{ code }]} />
        </p>
      ))}
      <Readiness draft={draft} profile={profile} look={look} />
    </>
  )
}
