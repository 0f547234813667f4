'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useId, useState } from 'react'
import { Field, TextInput } from '@/components/ui/field'
import { cn } from '@/lib/cn'

const minutesOf = (time: string): number | undefined => {
  const [, hours, minutes] = /^(\d{2}):(\d{2})$/.exec(time) ?? []
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes)
}

const clockText = (minutes: number): string =>
  `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

const DAY = 24 * 3600
/** Seconds until the end of the round by the clock on the wall; negative afterwards, for half a day. */
export const secondsLeft = (start: string, minutes: number, now: Date): number | undefined => {
  const from = minutesOf(start)
  if (from === undefined) return undefined
  const passed = now.getHours() * 3600 + now.getMinutes() * 60 + now.getSeconds() - from * 60
  const elapsed = ((((passed + DAY / 2) % DAY) + DAY) % DAY) - DAY / 2
  return minutes * 60 - elapsed
}

const leftText = (seconds: number): string => {
  const whole = Math.abs(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

/** The round's clock, from the time the venue started; it only tells, the referee ends the game. */
export function RoundClock({ minutes }: { readonly minutes: number }) {
  const t = useTranslations('guandan.editor')
  const id = useId()
  const [start, setStart] = useState('')
  const [now, setNow] = useState<Date>()
  useEffect(() => {
    setNow(new Date())
    const timer = setInterval(() => setNow(new Date()), 1000)
    return () => clearInterval(timer)
  }, [])
  const left = now && secondsLeft(start, minutes, now)
  const from = minutesOf(start)
  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-2">
      <Field id={id} label={t('startedAt')} className="w-32">
        <TextInput id={id} type="time" value={start} onChange={event => setStart(event.target.value)} />
      </Field>
      <p className="min-h-11 content-center" role="timer">
        {left === undefined || from === undefined ? (
          <span className="text-muted">{t('clockMinutes', { minutes })}</span>
        ) : (
          <span className={cn('figures', left <= 300 && 'font-semibold text-seal')}>
            {left > 0
              ? t('clockLeft', { left: leftText(left), until: clockText(from + minutes) })
              : t('clockOver', { over: leftText(left), until: clockText(from + minutes) })}
          </span>
        )}
      </p>
    </div>
  )
}
