'use client'

import { type ByPlayer, byPlayer, players } from '@paiji/rules/mahjong'
import { useTranslations } from 'next-intl'
import { type KeyboardEvent, useId, useState } from 'react'
import { Field, TextInput } from '@/components/ui/field'

interface TotalsEditorProps {
  readonly totals: ByPlayer<number> | undefined
  readonly names: ByPlayer<string>
  readonly disabled?: boolean
  readonly onChange: (totals: ByPlayer<number> | undefined) => void
  readonly onEnter?: () => void
}

const numberOf = (text: string): number | undefined => {
  const plain = text.trim().replace('−', '-').replace(/^\+/, '')
  return /^-?\d{1,5}$/.test(plain) ? Number(plain) : undefined
}

/** All four, or nothing. */
const wholeOf = ([a, b, c, d]: readonly (number | undefined)[]): ByPlayer<number> | undefined =>
  a === undefined || b === undefined || c === undefined || d === undefined ? undefined : [a, b, c, d]

/** The four totals as the paper sheet has them; nothing is written until all four are there. */
export function TotalsEditor({ totals, names, disabled, onChange, onEnter }: TotalsEditorProps) {
  const t = useTranslations('mahjong.sheet')
  const id = useId()
  const [typed, setTyped] = useState<readonly string[]>()
  const texts = typed ?? byPlayer(player => `${totals?.[player] ?? ''}`)
  const change = (player: number, text: string) => {
    const next = texts.map((item, i) => (i === player ? text : item))
    setTyped(next)
    onChange(wholeOf(next.map(numberOf)))
  }
  const keys = (event: KeyboardEvent, player: number) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (player < 3) document.getElementById(`${id}-${player + 1}`)?.focus()
    else onEnter?.()
  }
  return (
    <fieldset disabled={disabled}>
      <legend className="mb-1 font-medium text-sm">{t('writtenTotals')}</legend>
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-4">
        {players.map(player => (
          <Field key={player} id={`${id}-${player}`} label={`${player + 1} ${names[player]}`}>
            <TextInput
              id={`${id}-${player}`}
              className="figures text-right"
              value={texts[player]}
              autoComplete="off"
              onChange={event => change(player, event.target.value)}
              onBlur={() =>
                setTyped(before => (before?.every(text => numberOf(text) !== undefined) ? undefined : before))
              }
              onKeyDown={event => keys(event, player)}
            />
          </Field>
        ))}
      </div>
    </fieldset>
  )
}
