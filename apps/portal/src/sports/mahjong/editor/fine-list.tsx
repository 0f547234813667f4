'use client'

import { type ByPlayer, type Fine, fineAmounts, type Player } from '@paiji/rules/mahjong'
import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Select } from '@/components/ui/field'
import { GivenList } from './given-list'
import { PlayerSelect } from './player-select'

interface FineListProps {
  readonly fines: readonly Fine[]
  readonly names: ByPlayer<string>
  readonly disabled?: boolean
  readonly onChange: (fines: readonly Fine[]) => void
}

/** Fines as they were given, and a line for one more; to nobody unless a receiver is named. */
export function FineList({ fines, names, disabled, onChange }: FineListProps) {
  const t = useTranslations('mahjong.sheet')
  const id = useId()
  const [player, setPlayer] = useState<Player>()
  const [amount, setAmount] = useState<number>(fineAmounts[0])
  const [to, setTo] = useState<Player>()
  const words = (fine: Fine) =>
    fine.to === undefined
      ? t('fineToNobody', { name: names[fine.player], amount: fine.amount })
      : t('fineToPlayer', { name: names[fine.player], amount: fine.amount, to: names[fine.to] })
  const add = () => {
    if (player === undefined || player === to) return
    onChange([...fines, { player, amount, ...(to === undefined ? {} : { to }) }])
    setPlayer(undefined)
  }
  return (
    <GivenList legend={t('fines')} items={fines} words={words} disabled={disabled} onChange={onChange}>
      <PlayerSelect label={t('offender')} names={names} value={player} onChange={setPlayer} />
      <Select
        id={`${id}-amount`}
        aria-label={t('amount')}
        className="w-24"
        value={amount}
        onChange={event => setAmount(Number(event.target.value))}
      >
        {fineAmounts.map(value => (
          <option key={value}>{value}</option>
        ))}
      </Select>
      <PlayerSelect
        label={t('receiver')}
        names={names}
        value={to}
        none={t('nobody')}
        without={player}
        onChange={setTo}
      />
      <Button onClick={add} disabled={player === undefined || player === to}>
        {t('addFine')}
      </Button>
    </GivenList>
  )
}
