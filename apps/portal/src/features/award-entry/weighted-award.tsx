'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { TextInput } from '@/components/ui/field'
import { addShare, awardText, isFraction, type Share, sharesOf, weightOf } from './award-shares'

interface WeightedAwardProps {
  readonly id: string
  readonly value: string
  readonly required: boolean
  readonly onChange: (value: string) => void
}

/** One result, or several with their weights: a row for each. The first row bears the field's own label. */
export function WeightedAward({ id, value, required, onChange }: WeightedAwardProps) {
  const t = useTranslations('ruling')
  const [shares, setShares] = useState(() => sharesOf(value))
  const change = (next: readonly Share[]) => {
    setShares(next)
    onChange(awardText(next))
  }
  const put = (at: number, part: Partial<Share>) =>
    change(shares.map((share, i) => (i === at ? { ...share, ...part } : share)))
  const weighted = shares.length > 1
  return (
    <div className="flex flex-col gap-2">
      {shares.map((share, at) => (
        <div key={at} className="flex items-center gap-2">
          <TextInput
            id={at === 0 ? id : undefined}
            aria-label={at === 0 ? undefined : t('resultOf', { row: at + 1 })}
            aria-describedby={`${id}-hint`}
            className="min-w-0 flex-1"
            value={share.result}
            required={required && at === 0}
            autoComplete="off"
            onChange={event => put(at, { result: event.target.value })}
          />
          {weighted ? (
            <>
              <TextInput
                aria-label={t('weightOf', { row: at + 1 })}
                className="figures w-20 text-right"
                inputMode="decimal"
                autoComplete="off"
                value={share.weight}
                onChange={event => put(at, { weight: event.target.value })}
              />
              <span aria-hidden="true">{isFraction(share.weight) ? null : '%'}</span>
            </>
          ) : null}
        </div>
      ))}
      <div className="flex flex-wrap items-center gap-2">
        <Button size="small" onClick={() => change(addShare(shares))}>
          {t('addResult')}
        </Button>
        {weighted ? (
          <>
            <Button size="small" tone="quiet" onClick={() => change(shares.slice(0, -1))}>
              {t('removeResult')}
            </Button>
            <span className="figures text-muted text-sm">{t('weights', { sum: weightOf(shares) })}</span>
          </>
        ) : null}
      </div>
    </div>
  )
}
