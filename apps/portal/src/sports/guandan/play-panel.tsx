'use client'

import {
  type Card,
  formatCard,
  type LevelRank,
  parseCardsText,
  playChoices,
  type PlayRules,
  type Reading,
  sameReading,
} from '@paiji/rules/guandan'
import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Chip } from '@/components/ui/chip'
import { ProblemText } from '@/components/problem-text'
import { describedBy, Field, TextInput } from '@/components/ui/field'
import { cn } from '@/lib/cn'
import { CardFace, type CardStyle } from './card-face'
import { markOf } from './card-names'
import { readingFaces } from './reading-words'
import { useGuandanTerm } from './use-guandan-term'

interface PlayPanelProps {
  readonly title: string
  readonly cards: readonly Card[]
  readonly declared?: Reading
  readonly level: LevelRank
  readonly rules: PlayRules
  readonly look: CardStyle
  readonly active: boolean
  readonly onActivate: () => void
  readonly onCards: (cards: readonly Card[]) => void
  readonly onDeclare: (reading: Reading) => void
}

/** One play: its cards, every way to read them, and which words it needs. */
export function PlayPanel(props: PlayPanelProps) {
  const { title, cards, level, look, active, onActivate, onCards } = props
  const t = useTranslations('guandan.picker')
  const id = useId()
  return (
    <section
      aria-labelledby={`${id}-title`}
      className={cn('flex min-w-0 flex-col gap-3 border-l-2 pl-3', active ? 'border-guandan' : 'border-rule')}
    >
      <h2 id={`${id}-title`} className="flex flex-wrap items-center justify-between gap-2 text-lg">
        {title}
        <Button size="small" aria-pressed={active} onClick={onActivate}>
          {active ? t('picking') : t('pickHere')}
        </Button>
      </h2>
      <CardsField cards={cards} level={level} onCards={onCards} />
      <div className="flex min-h-14 flex-wrap items-center gap-1">
        {cards.map((card, i) => (
          <button
            key={i}
            type="button"
            className="min-h-11 min-w-8 rounded-md hover:bg-raised"
            aria-label={t('remove', { card: formatCard(card) })}
            onClick={() => onCards(cards.filter((_, other) => other !== i))}
          >
            <CardFace code={formatCard(card)} size={32} look={look} {...markOf(card, level)} decorative />
          </button>
        ))}
        {cards.length === 0 ? <p className="text-muted">{t('noCards')}</p> : null}
      </div>
      {cards.length > 0 ? <Readings {...props} /> : null}
    </section>
  )
}

function CardsField({ cards, level, onCards }: Pick<PlayPanelProps, 'cards' | 'level' | 'onCards'>) {
  const t = useTranslations('guandan.picker')
  const id = useId()
  const [typed, setTyped] = useState<string>()
  const read = typed === undefined ? undefined : parseCardsText(typed, level)
  const problem = read && !read.ok ? read.error[0] : undefined
  const wrong = problem ? <ProblemText problems={[problem]} /> : undefined
  return (
    <Field id={id} label={t('cards')} hint={t('cardsHint')} problem={wrong}>
      <TextInput
        id={id}
        value={typed ?? cards.map(formatCard).join(' ')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        aria-invalid={wrong !== undefined}
        aria-describedby={describedBy(id, { hint: true, problem: wrong })}
        className="font-mono"
        onChange={event => {
          setTyped(event.target.value)
          const parsed = parseCardsText(event.target.value, level)
          if (parsed.ok) onCards(parsed.value)
        }}
        onBlur={() => {
          if (!wrong) setTyped(undefined)
        }}
      />
    </Field>
  )
}

type ReadingsProps = Pick<PlayPanelProps, 'cards' | 'declared' | 'level' | 'rules' | 'onDeclare'>

/** Every way to read these cards; a choice where more than one is open to the player. */
export function Readings({ cards, declared, level, rules, onDeclare }: ReadingsProps) {
  const t = useTranslations('guandan.picker')
  const term = useGuandanTerm()
  const name = useId()
  const { readings, refused, unspoken } = playChoices(cards, level, rules)
  if (readings.length === 0) return <p className="text-seal">{t(refused.length > 0 ? 'refusedPlay' : 'noPlay')}</p>
  const mustDeclare = unspoken === undefined
  return (
    <fieldset className="min-w-0">
      <legend className={cn('mb-1 font-medium', mustDeclare && 'text-seal')}>
        {mustDeclare
          ? t('mustDeclare', { count: readings.length })
          : readings.length > 1
            ? t('mayDeclare')
            : t('oneReading')}
      </legend>
      <ul>
        {readings.map(reading => (
          <li key={`${reading.type}-${reading.key}`}>
            <label className="flex min-h-11 flex-wrap items-center gap-x-3">
              <input
                type="radio"
                name={name}
                checked={declared !== undefined && sameReading(declared, reading)}
                onChange={() => onDeclare(reading)}
                className="size-4"
              />
              <span className="min-w-24">{term(reading.type)}</span>
              <span className="figures font-mono">{readingFaces(reading, level)}</span>
              {unspoken && sameReading(unspoken, reading) ? (
                <Chip tone="strong">{t('unspoken')}</Chip>
              ) : (
                <Chip>{t('inWords')}</Chip>
              )}
            </label>
          </li>
        ))}
      </ul>
      {refused.length > 0 ? (
        <p className="text-muted text-sm">
          {t('refused', {
            list: refused.map(reading => `${term(reading.type)} ${readingFaces(reading, level)}`).join('；'),
          })}
        </p>
      ) : null}
    </fieldset>
  )
}
