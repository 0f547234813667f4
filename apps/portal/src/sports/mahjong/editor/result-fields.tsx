'use client'

import {
  type ByPlayer,
  type HandResult,
  type HandResultKind,
  handResults,
  isPlayer,
  type Player,
} from '@paiji/rules/mahjong'
import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { Field, Select, TextInput } from '@/components/ui/field'
import { PlayerSelect } from './player-select'

interface Draft {
  readonly kind: HandResultKind | ''
  readonly winner?: Player
  readonly discarder?: Player
  readonly fan: string
  readonly flowers: string
}

const draftOf = (result: HandResult | undefined): Draft => {
  if (!result || result.kind === 'drawn') return { kind: result?.kind ?? '', fan: '', flowers: '' }
  const discarder = result.kind === 'selfDraw' ? undefined : result.discarder
  return {
    kind: result.kind,
    winner: result.winner,
    discarder,
    fan: `${result.fan}`,
    flowers: `${result.flowers ?? ''}`,
  }
}

const whole = (text: string): number | undefined => (/^\d{1,4}$/.test(text.trim()) ? Number(text) : undefined)

/** The result that the fields say, once they say one. */
const resultOf = ({ kind, winner, discarder, fan, flowers }: Draft): HandResult | undefined => {
  if (kind === 'drawn') return { kind }
  const points = whole(fan)
  const extra = whole(flowers) === undefined ? {} : { flowers: whole(flowers) as number }
  if (kind === '' || !isPlayer(winner) || points === undefined) return undefined
  if (kind === 'selfDraw') return { kind, winner, fan: points, ...extra }
  return isPlayer(discarder) && discarder !== winner ? { kind, winner, discarder, fan: points, ...extra } : undefined
}

interface ResultFieldsProps {
  readonly result: HandResult | undefined
  readonly names: ByPlayer<string>
  readonly onChange: (result: HandResult) => void
}

/** How the hand ended, field by field; the hand is written once the fields make one. */
export function ResultFields({ result, names, onChange }: ResultFieldsProps) {
  const t = useTranslations('mahjong.sheet')
  const id = useId()
  const [draft, setDraft] = useState<Draft>()
  const shown = draft ?? draftOf(result)
  const change = (part: Partial<Draft>) => {
    const next = { ...shown, ...part }
    const made = resultOf(next)
    setDraft(made ? undefined : next)
    if (made) onChange(made)
  }
  const won = shown.kind !== '' && shown.kind !== 'drawn'
  return (
    <div className="grid grid-cols-2 gap-2 sm:grid-cols-5">
      <Field id={`${id}-kind`} label={t('howItEnded')}>
        <Select
          id={`${id}-kind`}
          value={shown.kind}
          onChange={event => change({ kind: event.target.value as HandResultKind | '' })}
        >
          <option value="">—</option>
          {handResults.map(kind => (
            <option key={kind} value={kind}>
              {t(`result.${kind}`)}
            </option>
          ))}
        </Select>
      </Field>
      {won ? (
        <Field id={`${id}-winner`} label={t('winner')}>
          <PlayerSelect
            label={t('winner')}
            names={names}
            value={shown.winner}
            onChange={winner => change({ winner })}
          />
        </Field>
      ) : null}
      {won && shown.kind !== 'selfDraw' ? (
        <Field id={`${id}-discarder`} label={t('discarder')}>
          <PlayerSelect
            label={t('discarder')}
            names={names}
            value={shown.discarder}
            without={shown.winner}
            onChange={discarder => change({ discarder })}
          />
        </Field>
      ) : null}
      {won ? (
        <>
          <Field id={`${id}-fan`} label={t('points')}>
            <TextInput
              id={`${id}-fan`}
              inputMode="numeric"
              value={shown.fan}
              onChange={event => change({ fan: event.target.value })}
            />
          </Field>
          <Field id={`${id}-flowers`} label={t('flowersWithin')}>
            <TextInput
              id={`${id}-flowers`}
              inputMode="numeric"
              value={shown.flowers}
              onChange={event => change({ flowers: event.target.value })}
            />
          </Field>
        </>
      ) : null}
    </div>
  )
}
