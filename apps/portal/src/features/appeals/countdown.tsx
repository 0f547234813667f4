'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { formatInstant, zoneName } from '@/lib/format/dates'
import { remaining } from './clock-state'

const EVERY = 15_000

/** What is left, quietly, and the end in the reader's own zone where that is another: only the browser knows both. */
export function Countdown({
  dueAt,
  zone,
  stopped,
}: {
  readonly dueAt: string
  readonly zone: string
  readonly stopped?: boolean
}) {
  const t = useTranslations('clock')
  const locale = useLocale()
  const [now, setNow] = useState<number>()
  useEffect(() => {
    const tick = () => setNow(Date.now())
    tick()
    const timer = setInterval(tick, EVERY)
    return () => clearInterval(timer)
  }, [])
  if (now === undefined) return <span className="min-h-5" />
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone
  const ownText = `${formatInstant(dueAt, locale, own)} ${zoneName(dueAt, locale, own)}`
  const differs = ownText !== `${formatInstant(dueAt, locale, zone)} ${zoneName(dueAt, locale, zone)}`
  const { passed, days, hours, minutes } = remaining(dueAt, now)
  const form = days > 0 ? 'Days' : hours > 0 ? 'Hours' : minutes > 0 ? 'Minutes' : 'Moment'
  return (
    <>
      {stopped ? null : (
        <span className="figures whitespace-nowrap">
          {t(`${passed ? 'passed' : 'left'}${form}`, { days, hours, minutes })}
        </span>
      )}
      {differs ? (
        <span className="figures whitespace-nowrap text-muted text-sm">{t('own', { time: ownText })}</span>
      ) : null}
    </>
  )
}
