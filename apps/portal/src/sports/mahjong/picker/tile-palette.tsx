'use client'

import { type Tile as Kind, tileText } from '@paiji/rules/mahjong'
import { useLocale, useTranslations } from 'next-intl'
import { Tile, type TileStyle } from '../tiles/tile'
import { tileTitle } from '../tiles/tile-names'
import { canTake, copiesOf, type HandDraft, type Target, targets, withTile } from './hand-draft'

interface TilePaletteProps {
  readonly draft: HandDraft
  readonly target: Target
  readonly look: TileStyle
  readonly onTarget: (target: Target) => void
  readonly onChange: (draft: HandDraft) => void
}

const rows: readonly (readonly Kind[])[] = [0, 9, 18]
  .map(from => Array.from({ length: 9 }, (_, i) => from + i))
  .concat([[27, 28, 29, 30, 31, 32, 33]])

/** All kinds of tiles, and where the next one goes: into the hand, into a meld, or as the winning tile. */
export function TilePalette({ draft, target, look, onTarget, onChange }: TilePaletteProps) {
  const t = useTranslations('mahjong.picker')
  const locale = useLocale()
  const put = (tile: Kind) => {
    onChange(withTile(draft, target, tile))
    if (target !== 'concealed') onTarget('concealed')
  }
  return (
    <div>
      <fieldset className="flex flex-wrap gap-1">
        <legend className="mb-1 font-medium text-sm">{t('nextTile')}</legend>
        {targets.map(item => (
          <label
            key={item}
            className="inline-flex min-h-9 items-center rounded-full border border-rule px-3 text-sm has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-link has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name="mahjong-target"
              className="sr-only"
              checked={target === item}
              onChange={() => onTarget(item)}
            />
            {t(`target.${item}`)}
          </label>
        ))}
      </fieldset>
      <div className="mt-2 flex flex-col gap-1">
        {rows.map((kinds, row) => (
          <div key={row} className="grid max-w-[27rem] grid-cols-9 gap-0.5">
            {kinds.map(tile => (
              <button
                key={tile}
                type="button"
                data-tile={tileText(tile)}
                disabled={!canTake(draft, target, tile)}
                aria-label={t('tileLeft', { tile: tileTitle(tile, locale), left: 4 - copiesOf(draft, tile) })}
                onClick={() => put(tile)}
                className="flex min-h-11 items-center justify-center rounded-md disabled:opacity-30 [&:not(:disabled)]:hover:bg-raised"
              >
                <Tile face={tile} look={look} width={32} decorative />
              </button>
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}
