'use client'

import { scoreHand, type ScoringProfile, tileText, usefulTiles } from '@paiji/rules/mahjong'
import { useTranslations } from 'next-intl'
import { useMemo } from 'react'
import { Tile, type TileStyle } from '../tiles/tile'
import { type HandDraft, requestOf, roomFor, tilesOfMeld } from './hand-draft'

interface ReadinessProps {
  readonly draft: HandDraft
  readonly profile: ScoringProfile
  readonly look: TileStyle
}

/** The points of the hand with each tile it may draw; `undefined` where that completes nothing. */
const pointsWith = (draft: HandDraft, win: number, profile: ScoringProfile): number | undefined => {
  const scored = scoreHand(requestOf({ ...draft, win }), profile)
  return scored.ok ? scored.value.total : undefined
}

/** What an unfinished hand needs: its distance to ready, the useful tiles with their copies, points of each wait. */
export function Readiness({ draft, profile, look }: ReadinessProps) {
  const t = useTranslations('mahjong.picker')
  const full = draft.concealed.length === roomFor(draft)
  const useful = useMemo(() => {
    if (!full) return undefined
    const { distance, tiles } = usefulTiles(draft.concealed, draft.melds.flatMap(tilesOfMeld), draft.melds.length)
    return {
      distance,
      tiles: tiles.map(item => ({
        ...item,
        points: distance === 0 ? pointsWith(draft, item.tile, profile) : undefined,
      })),
    }
  }, [draft, full, profile])
  if (!useful) return <p className="text-muted">{t('tilesToGo', { count: roomFor(draft) - draft.concealed.length })}</p>
  const ready = useful.distance === 0
  return (
    <div>
      <p className="font-medium">{ready ? t('ready') : t('distance', { count: useful.distance })}</p>
      <p className="text-muted text-sm">
        {t(ready ? 'waits' : 'useful', {
          kinds: useful.tiles.length,
          tiles: useful.tiles.reduce((sum, item) => sum + item.left, 0),
        })}
      </p>
      <ul className="mt-2 flex flex-wrap gap-2" data-waits={useful.tiles.map(item => tileText(item.tile)).join(' ')}>
        {useful.tiles.map(({ tile, left, points }) => (
          <li key={tile} className="flex flex-col items-center text-xs">
            <Tile face={tile} look={look} width={26} />
            <span className="figures text-muted">{t('left', { left })}</span>
            {points === undefined ? null : <span className="figures">{t('pointsShort', { points })}</span>}
          </li>
        ))}
      </ul>
    </div>
  )
}
