'use client'

import {
  type ByPlayer,
  type FalseWin,
  type FalseWinKind,
  falseWinKinds,
  falseWinPayments,
  type Player,
} from '@paiji/rules/mahjong'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Select } from '@/components/ui/field'
import { PlayerSelect } from './player-select'

interface FalseWinListProps {
  readonly items: readonly FalseWin[]
  readonly names: ByPlayer<string>
  readonly onChange: (items: readonly FalseWin[]) => void
}

/** False wins of a hand: who, which kind, and what it pays to each of the others. */
export function FalseWinList({ items, names, onChange }: FalseWinListProps) {
  const t = useTranslations('mahjong.sheet')
  const [player, setPlayer] = useState<Player>()
  const [kind, setKind] = useState<FalseWinKind>('falseWin')
  const words = (item: FalseWinKind) =>
    t('falseWinPays', { kind: t(`falseWin.${item}`), amount: falseWinPayments[item] })
  return (
    <fieldset className="min-w-0">
      <legend className="font-medium text-sm">{t('falseWins')}</legend>
      <ul>
        {items.map((item, i) => (
          <li key={i} className="flex items-center justify-between gap-2 text-sm">
            <span>{`${names[item.player]} · ${words(item.kind)}`}</span>
            <Button size="small" tone="quiet" onClick={() => onChange(items.filter((_, at) => at !== i))}>
              {t('remove')}
            </Button>
          </li>
        ))}
      </ul>
      <div className="mt-1 flex flex-wrap gap-2">
        <PlayerSelect label={t('offender')} names={names} value={player} onChange={setPlayer} />
        <Select
          aria-label={t('kindOfFalseWin')}
          className="w-auto flex-1"
          value={kind}
          onChange={event => setKind(event.target.value as FalseWinKind)}
        >
          {falseWinKinds.map(item => (
            <option key={item} value={item}>
              {words(item)}
            </option>
          ))}
        </Select>
        <Button
          disabled={player === undefined}
          onClick={() => {
            if (player !== undefined) onChange([...items, { player, kind }])
            setPlayer(undefined)
          }}
        >
          {t('addFalseWin')}
        </Button>
      </div>
    </fieldset>
  )
}
