'use client'

import { type WinFlag, type Wind, winds, winFlags } from '@paiji/rules/mahjong'
import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { Button } from '@/components/ui/button'
import { SelectField } from '@/components/ui/field'
import { Tile } from '../tiles/tile'
import { type HandDraft, withFlag } from './hand-draft'

interface HandCircumstancesProps {
  readonly draft: HandDraft
  readonly onChange: (draft: HandDraft) => void
}

function WindChoice({ label, value, onChange }: { label: string; value: Wind; onChange: (wind: Wind) => void }) {
  const t = useTranslations('seat')
  const id = useId()
  return (
    <SelectField
      id={id}
      label={label}
      className="w-28"
      value={value}
      onChange={event => onChange(event.target.value as Wind)}
      choices={winds.map(wind => ({ value: wind, label: t(wind) }))}
    />
  )
}

/** How the hand was won: self-draw and the other ways, the two winds, flowers. */
export function HandCircumstances({ draft, onChange }: HandCircumstancesProps) {
  const t = useTranslations('mahjong.picker')
  const flowers = (by: number) => onChange({ ...draft, flowers: Math.min(8, Math.max(0, draft.flowers + by)) })
  return (
    <div className="flex flex-col gap-3">
      <fieldset className="flex flex-wrap gap-x-4">
        <legend className="font-medium text-sm">{t('howWon')}</legend>
        {winFlags.map((flag: WinFlag) => (
          <label key={flag} className="inline-flex min-h-9 items-center gap-2 text-sm">
            <input
              type="checkbox"
              checked={draft.flags.includes(flag)}
              onChange={event => onChange(withFlag(draft, flag, event.target.checked))}
            />
            {t(`flag.${flag}`)}
          </label>
        ))}
      </fieldset>
      <div className="flex flex-wrap items-end gap-3">
        <WindChoice label={t('round')} value={draft.round} onChange={round => onChange({ ...draft, round })} />
        <WindChoice label={t('seat')} value={draft.seat} onChange={seat => onChange({ ...draft, seat })} />
        <fieldset className="flex items-center gap-2">
          <legend className="font-medium text-sm">{t('flowers')}</legend>
          <Button
            size="small"
            aria-label={t('fewerFlowers')}
            onClick={() => flowers(-1)}
            disabled={draft.flowers === 0}
          >
            −
          </Button>
          <output className="figures inline-flex min-h-11 min-w-6 items-center justify-center">{draft.flowers}</output>
          <Button size="small" aria-label={t('moreFlowers')} onClick={() => flowers(1)} disabled={draft.flowers === 8}>
            +
          </Button>
          <span className="flex">
            {Array.from({ length: draft.flowers }, (_, i) => (
              <Tile key={i} face={34 + i} width={20} decorative />
            ))}
          </span>
        </fieldset>
      </div>
    </div>
  )
}
