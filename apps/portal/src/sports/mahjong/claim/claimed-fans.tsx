'use client'

import {
  type FanCounts,
  type FanNo,
  type HandRequest,
  isFanNo,
  type ScoredHand,
  scoreHand,
  type ScoringProfile,
} from '@paiji/rules/mahjong'
import { useLocale, useTranslations } from 'next-intl'
import { useId } from 'react'
import { Button } from '@/components/ui/button'
import { SelectField, TextInput } from '@/components/ui/field'
import { fanName } from '../picker/fan-words'
import { ClaimNote } from './claim-note'

interface ClaimedFansProps {
  readonly claimed: FanCounts | undefined
  /** The hand the claim is about; without one it is only written down. */
  readonly request: HandRequest | undefined
  readonly profile: ScoringProfile
  readonly onChange: (claimed: FanCounts | undefined) => void
}

/** The computed list as a claim: what a player announces who misses nothing. */
const computedClaim = ({ best, flowers }: ScoredHand): FanCounts => ({
  ...Object.fromEntries(best.fans.map(({ fan, count }) => [fan, count])),
  ...(flowers > 0 ? { 81: flowers } : {}),
})

interface AnnouncedProps {
  readonly id: string
  readonly name: string
  readonly count: number
  readonly onCount: (count: number | undefined) => void
}

/** One announced fan: how often, or taken out again. */
function Announced({ id, name, count, onCount }: AnnouncedProps) {
  const t = useTranslations('mahjong.claim')
  return (
    <li className="flex items-center gap-1 rounded-md border border-rule pl-2">
      <label htmlFor={id}>{name}</label>
      <TextInput
        id={id}
        type="number"
        min={1}
        max={8}
        value={count}
        className="w-16"
        onChange={event => {
          const next = Number(event.target.value)
          if (Number.isInteger(next) && next >= 1 && next <= 8) onCount(next)
        }}
      />
      <Button size="icon" tone="quiet" aria-label={t('take', { fan: name })} onClick={() => onCount(undefined)}>
        ×
      </Button>
    </li>
  )
}

/** The fans as the winner announced them, fan by fan, and how they stand beside the tiles. */
export function ClaimedFans({ claimed, request, profile, onChange }: ClaimedFansProps) {
  const t = useTranslations('mahjong.claim')
  const locale = useLocale()
  const id = useId()
  const read = request && scoreHand(request, profile)
  const scored = read?.ok ? read.value : undefined
  const announced = Object.entries(claimed ?? {}) as [FanNo, number][]
  const left = profile.fans.filter(({ no }) => claimed?.[no] === undefined)
  const nameOf = (fan: FanNo) => fanName(profile, fan, locale).first
  const change = (fan: FanNo, count: number | undefined) => {
    const { [fan]: _before, ...rest } = claimed ?? {}
    const next: FanCounts = count === undefined ? rest : { ...claimed, [fan]: count }
    onChange(Object.keys(next).length === 0 ? undefined : next)
  }
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1 font-medium text-sm">{t('title')}</legend>
      <ul className="flex flex-wrap gap-2">
        {announced.map(([fan, count]) => (
          <Announced
            key={fan}
            id={`${id}-${fan}`}
            name={nameOf(fan)}
            count={count}
            onCount={next => change(fan, next)}
          />
        ))}
      </ul>
      <div className="flex flex-wrap items-end gap-2">
        <SelectField
          id={`${id}-add`}
          label={t('add')}
          className="w-56"
          value=""
          choices={[
            { value: '', label: t('choose') },
            ...left.map(({ no, value }) => ({ value: no, label: `${nameOf(no)} ${value}` })),
          ]}
          onChange={event => {
            if (isFanNo(event.target.value)) change(event.target.value, 1)
          }}
        />
        <Button disabled={!scored} onClick={() => scored && onChange(computedClaim(scored))}>
          {t('asComputed')}
        </Button>
        <Button disabled={!claimed} onClick={() => onChange(undefined)}>
          {t('none')}
        </Button>
      </div>
      <div aria-live="polite">
        {claimed && scored ? <ClaimNote claimed={claimed} scored={scored} profile={profile} /> : null}
      </div>
    </fieldset>
  )
}
