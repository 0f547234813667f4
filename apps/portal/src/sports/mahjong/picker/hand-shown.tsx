'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Tile, type TileStyle } from '../tiles/tile'
import { tileTitle } from '../tiles/tile-names'
import { type HandDraft, roomFor, tilesOfMeld, withoutMeld, withoutTile, withoutWin } from './hand-draft'

interface HandShownProps {
  readonly draft: HandDraft
  readonly look: TileStyle
  /** Absent where the hand is only shown. */
  readonly onChange?: (draft: HandDraft) => void
}

function Group({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="min-w-0">
      <p className="text-muted text-xs">{label}</p>
      <div className="flex min-h-10 flex-wrap items-end gap-px">{children}</div>
    </div>
  )
}

function Removable({ label, onClick, children }: { label: string; onClick?: () => void; children: ReactNode }) {
  if (!onClick) return <span className="inline-flex">{children}</span>
  return (
    <button type="button" aria-label={label} onClick={onClick} className="inline-flex rounded-sm hover:opacity-70">
      {children}
    </button>
  )
}

/** The hand as it lies: melds, concealed tiles, the winning one apart; pressing a tile takes it away. */
export function HandShown({ draft, look, onChange }: HandShownProps) {
  const t = useTranslations('mahjong.picker')
  const locale = useLocale()
  const act = (next: HandDraft) => (onChange ? () => onChange(next) : undefined)
  const take = (tile: number) => t('takeAway', { tile: tileTitle(tile, locale) })
  return (
    <section aria-label={t('hand')} className="flex flex-wrap items-end gap-x-4 gap-y-2">
      {draft.melds.length > 0 ? (
        <Group label={t('melds')}>
          {draft.melds.map((meld, i) => (
            <span key={i} className="mr-2 inline-flex">
              <Removable label={t('takeMeld', { meld: meld.slice(1) })} onClick={act(withoutMeld(draft, i))}>
                {tilesOfMeld(meld).map((tile, at) => (
                  <Tile
                    key={at}
                    face={tile}
                    look={look}
                    width={28}
                    decorative={onChange !== undefined}
                    back={meld.startsWith('a') && (at === 0 || at === 3)}
                  />
                ))}
              </Removable>
            </span>
          ))}
        </Group>
      ) : null}
      <Group label={t('concealedCount', { have: draft.concealed.length, room: roomFor(draft) })}>
        {draft.concealed.map((tile, i) => (
          <Removable key={i} label={take(tile)} onClick={act(withoutTile(draft, i))}>
            <Tile face={tile} look={look} width={28} decorative={onChange !== undefined} />
          </Removable>
        ))}
      </Group>
      {draft.win === undefined ? null : (
        <Group label={t('winningTile')}>
          <Removable label={take(draft.win)} onClick={act(withoutWin(draft))}>
            <Tile face={draft.win} look={look} width={28} decorative={onChange !== undefined} />
          </Removable>
        </Group>
      )}
    </section>
  )
}
