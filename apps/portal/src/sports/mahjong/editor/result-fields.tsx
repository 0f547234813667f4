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
import { Field, SelectField, TextInput } from '@/components/ui/field'
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

interface PartProps {
  readonly shown: Draft
  readonly onChange: (part: Partial<Draft>) => void
}

/** Who won, and who dealt the tile in unless it was self-drawn. */
function WonBy({ shown, names, onChange }: PartProps & Pick<ResultFieldsProps, 'names'>) {
  const t = useTranslations('mahjong.sheet')
  const id = useId()
  return (
    <>
      <Field id={`${id}-winner`} label={t('winner')}>
        <PlayerSelect
          label={t('winner')}
          names={names}
          value={shown.winner}
          onChange={winner => onChange({ winner })}
        />
      </Field>
      {shown.kind === 'selfDraw' ? null : (
        <Field id={`${id}-discarder`} label={t('discarder')}>
          <PlayerSelect
            label={t('discarder')}
            names={names}
            value={shown.discarder}
            without={shown.winner}
            onChange={discarder => onChange({ discarder })}
          />
        </Field>
      )}
    </>
  )
}

interface PointsProps {
  readonly label: string
  readonly value: string
  readonly onChange: (text: string) => void
}

/** A number of points as it is typed. */
function Points({ label, value, onChange }: PointsProps) {
  const id = useId()
  return (
    <Field id={id} label={label}>
      <TextInput id={id} inputMode="numeric" value={value} onChange={event => onChange(event.target.value)} />
    </Field>
  )
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
  return (
    <div className="grid grid-cols-2 gap-2 sm:grid-cols-5">
      <SelectField
        id={`${id}-kind`}
        label={t('howItEnded')}
        value={shown.kind}
        choices={[{ value: '', label: '—' }, ...handResults.map(kind => ({ value: kind, label: t(`result.${kind}`) }))]}
        onChange={event => change({ kind: event.target.value as HandResultKind | '' })}
      />
      {shown.kind !== '' && shown.kind !== 'drawn' ? (
        <>
          <WonBy shown={shown} names={names} onChange={change} />
          <Points label={t('points')} value={shown.fan} onChange={fan => change({ fan })} />
          <Points label={t('flowersWithin')} value={shown.flowers} onChange={flowers => change({ flowers })} />
        </>
      ) : null}
    </div>
  )
}
