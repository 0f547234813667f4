'use client'

import { ownRegulations } from '@paiji/rules'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { ClauseRef } from '@/components/clause-ref'
import { Button } from '@/components/ui/button'
import { Chip } from '@/components/ui/chip'
import { Field, TextInput } from '@/components/ui/field'
import { inLanguage } from '@/lib/format/bilingual'
import { findSituations, type Guide, type Option, type Situation } from './guide-search'

interface SituationListProps {
  readonly guide: Guide
  readonly onChoose: (situation: Situation, option: Option) => void
  /** An article the guide has not got. */
  readonly onByHand: () => void
}

/** What the ladder has counted against this contestant so far. */
export function Counters({ counters }: { readonly counters: Guide['counters'] }) {
  const locale = useLocale()
  if (counters.length === 0) return null
  return (
    <dl className="mb-3 flex flex-wrap gap-x-6 gap-y-1">
      {counters.map(counter => (
        <div key={counter.code} className="flex gap-2">
          <dt className="text-muted">{inLanguage(counter.name, locale)}</dt>
          <dd className="figures font-medium">
            {counter.limit === null ? counter.value : `${counter.value} / ${counter.limit}`}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Laid down by the event's own regulations, not by the rules it is played under. */
const isOwn = ({ clause }: Situation): boolean => clause.edition === ownRegulations

function SituationRow({ situation, onChoose }: { situation: Situation; onChoose: SituationListProps['onChoose'] }) {
  const t = useTranslations('ruling')
  const locale = useLocale()
  return (
    <li className="border-rule border-b py-3">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="font-medium">{inLanguage(situation.name, locale)}</span>
        <ClauseRef clause={situation.clause} />
        {situation.repetition && situation.repetition > 1 ? (
          <Chip tone="strong">{t('repetition', { count: situation.repetition })}</Chip>
        ) : null}
      </p>
      <p className="mt-2 flex flex-wrap gap-1.5">
        {situation.options.map(option => (
          <Button
            key={option.code}
            tone={option.proposed ? 'strong' : 'plain'}
            aria-label={`${inLanguage(situation.name, locale)} · ${inLanguage(option.name, locale)}`}
            onClick={() => onChoose(situation, option)}
          >
            {inLanguage(option.name, locale)}
            {option.becomes ? ` → ${inLanguage(option.becomes, locale)}` : ''}
          </Button>
        ))}
      </p>
    </li>
  )
}

/**
 * The guide: search by article or words, then one press on what is to be done. Folded behind the questions, but where a
 * ladder counts or the event has penalties of its own it stands open: the next step is one press.
 */
export function SituationList({ guide, onChoose, onByHand }: SituationListProps) {
  const t = useTranslations('ruling')
  const [words, setWords] = useState('')
  const found = findSituations(guide.situations, words)
  return (
    <details open={guide.counters.length > 0 || guide.situations.some(isOwn) || undefined}>
      <summary className="mb-2 min-h-11 py-2">
        <h2 className="inline text-lg">{t('chooseSituation')}</h2>
      </summary>
      <Counters counters={guide.counters} />
      <Field
        id="ruling-search"
        label={t('search')}
        hint={t('searchHint', { article: guide.situations[0]?.clause.article ?? '' })}
        className="max-w-md"
      >
        <TextInput
          id="ruling-search"
          type="search"
          value={words}
          onChange={event => setWords(event.target.value)}
          aria-describedby="ruling-search-hint"
        />
      </Field>
      <p className="sr-only" aria-live="polite">
        {t('found', { count: found.length })}
      </p>
      <ul className="mt-3 border-rule border-t">
        {found.map(situation => (
          <SituationRow key={situation.code} situation={situation} onChoose={onChoose} />
        ))}
      </ul>
      <p className="mt-4">
        <Button onClick={onByHand}>{t('byHand')}</Button>
      </p>
    </details>
  )
}
