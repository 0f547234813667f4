'use client'

import { type ByPlayer, isPlayer, type Player, players } from '@paiji/rules/mahjong'
import { Select } from '@/components/ui/field'
import { cn } from '@/lib/cn'

interface PlayerSelectProps {
  readonly label: string
  readonly names: ByPlayer<string>
  readonly value: Player | undefined
  /** Words of the choice of nobody. */
  readonly none?: string
  /** Who cannot be chosen. */
  readonly without?: Player
  readonly className?: string
  readonly onChange: (player: Player | undefined) => void
}

/** One of the four players, by name. */
export function PlayerSelect({ label, names, value, none, without, className, onChange }: PlayerSelectProps) {
  return (
    <Select
      aria-label={label}
      className={cn('w-auto min-w-32 flex-1', className)}
      value={value ?? ''}
      onChange={event => {
        const chosen = event.target.value === '' ? undefined : Number(event.target.value)
        onChange(isPlayer(chosen) ? chosen : undefined)
      }}
    >
      <option value="">{none ?? label}</option>
      {players
        .filter(player => player !== without)
        .map(player => (
          <option key={player} value={player}>
            {`${player + 1} ${names[player]}`}
          </option>
        ))}
    </Select>
  )
}
