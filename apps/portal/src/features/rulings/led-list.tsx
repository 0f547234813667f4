'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { Field, TextInput } from '@/components/ui/field'
import { ScriptedButton } from '@/components/ui/scripted'
import { Link } from '@/i18n/navigation'
import { cn } from '@/lib/cn'
import { inLanguage } from '@/lib/format/bilingual'
import { paths } from '@/lib/paths'
import { findSituations } from './guide-search'
import { fitting, type LedSituationItem, momentsOf } from './led-moments'
import type { RulingAddress } from './ruling-choices'

interface LedListProps {
  readonly event: string
  readonly at: RulingAddress
  readonly situations: readonly LedSituationItem[]
}

function Situations({ event, at, situations }: LedListProps) {
  const locale = useLocale()
  return (
    <ul className="grid grid-cols-2 gap-1.5 lg:grid-cols-4">
      {situations.map(({ code, name, clause }) => (
        <li key={code}>
          <Link
            href={paths.deskRule(event, { ...at, led: code, path: undefined })}
            className="flex h-full min-h-11 flex-wrap content-start items-baseline gap-x-2 rounded-md border border-rule px-3 py-2 text-sm hover:border-rule-strong"
          >
            <span>{inLanguage(name, locale)}</span>
            <span className="figures text-muted text-xs">{clause.article}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

const chip = (pressed: boolean): string =>
  cn(
    'min-h-11 rounded-md border px-3 text-sm',
    pressed ? 'border-ink bg-ink text-paper' : 'border-rule hover:border-rule-strong',
  )

/**
 * What a director may be called for: what fits the moment of play stands first, that of the sheet unless another is pressed;
 * words search all of them by name, article and the answers of their questions.
 */
export function LedList({ event, at, situations }: LedListProps) {
  const t = useTranslations('ruling')
  const locale = useLocale()
  const moments = momentsOf(situations)
  const [moment, setMoment] = useState<string | undefined>(moments.find(one => one.isNow)?.code)
  const [words, setWords] = useState('')
  const found = findSituations(situations, words)
  const { fit, rest } = fitting(found, words.trim() === '' ? moment : undefined)
  return (
    <>
      {moments.length > 1 ? (
        <div className="mb-3 flex flex-wrap gap-1.5">
          {moments.map(({ code, name }) => (
            <ScriptedButton
              key={code}
              aria-pressed={code === moment}
              className={chip(code === moment)}
              onClick={() => setMoment(code === moment ? undefined : code)}
            >
              {inLanguage(name, locale)}
            </ScriptedButton>
          ))}
        </div>
      ) : null}
      <Field id="led-search" label={t('led.search')} className="mb-3 max-w-md">
        <TextInput id="led-search" type="search" value={words} onChange={event => setWords(event.target.value)} />
      </Field>
      <p className="sr-only" aria-live="polite">
        {t('found', { count: found.length })}
      </p>
      <Situations event={event} at={at} situations={fit} />
      {rest.length > 0 ? (
        <>
          <h3 className="mt-4 mb-1.5 text-muted text-sm">{t('led.otherMoments')}</h3>
          <Situations event={event} at={at} situations={rest} />
        </>
      ) : null}
    </>
  )
}
