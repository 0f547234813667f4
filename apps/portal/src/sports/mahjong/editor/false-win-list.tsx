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
import { codeText } from '@/i18n/code-text'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Select } from '@/components/ui/field'
import { GivenList } from './given-list'
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
    t('falseWinPays', { kind: codeText(t, `falseWin.${item}`), amount: falseWinPayments[item] })
  return (
    <GivenList
      legend={t('falseWins')}
      items={items}
      words={item => `${names[item.player]} · ${words(item.kind)}`}
      onChange={onChange}
    >
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
    </GivenList>
  )
}
