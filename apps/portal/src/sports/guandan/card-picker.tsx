'use client'

import {
  type Card,
  comparePlays,
  gsac2017Settings,
  levelRankOf,
  parseCardsText,
  playChoices,
  type Rank,
  ranks,
  type Reading,
  sameReading,
} from '@paiji/rules/guandan'
import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { ClauseRef } from '@/components/clause-ref'
import { Button } from '@/components/ui/button'
import { Field, Select } from '@/components/ui/field'
import { Scripted } from '@/components/ui/scripted'
import { CardGrid } from './card-grid'
import type { CardStyle } from './card-face'
import { PlayPanel } from './play-panel'
import { readingFaces } from './reading-words'
import { useGuandanTerm } from './use-guandan-term'

interface Chosen {
  readonly cards: readonly Card[]
  readonly declared?: Reading
}

const rules = gsac2017Settings.play
const example = (text: string): readonly Card[] => {
  const cards = parseCardsText(text, 2)
  return cards.ok ? cards.value : []
}

interface CardPickerProps {
  /** Cards to begin with, as text. */
  readonly first?: string
  readonly second?: string
}

/** What counts: the declaration where it fits the cards, else what silence means. */
const readingIn = ({ cards, declared }: Chosen, level: number): Reading | undefined => {
  const { readings, unspoken } = playChoices(cards, level, rules)
  return readings.find(reading => declared && sameReading(reading, declared)) ?? unspoken
}

/** Choose cards by tap or by text and see what they are, what must be said, and what they beat. */
export function CardPicker({ first = '7788ww', second = '666777' }: CardPickerProps) {
  const t = useTranslations('guandan.picker')
  const id = useId()
  const [rank, setRank] = useState<Rank>('2')
  const [look, setLook] = useState<CardStyle>('plain')
  const [active, setActive] = useState(0)
  const [plays, setPlays] = useState<readonly Chosen[]>([{ cards: example(first) }, { cards: example(second) }])
  const level = levelRankOf(rank)
  const change = (at: number, next: Chosen) => setPlays(plays.map((play, i) => (i === at ? next : play)))
  const readings = plays.map(play => readingIn(play, level))
  return (
    <Scripted>
      <div className="flex flex-col gap-6">
        <div className="flex flex-wrap items-end gap-3">
          <Field id={`${id}-level`} label={t('level')} className="w-28">
            <Select id={`${id}-level`} value={rank} onChange={event => setRank(event.target.value as Rank)}>
              {ranks.map(mark => (
                <option key={mark} value={mark}>
                  {mark === 'T' ? '10' : mark}
                </option>
              ))}
            </Select>
          </Field>
          <Button aria-pressed={look === 'contrast'} onClick={() => setLook(look === 'plain' ? 'contrast' : 'plain')}>
            {t('contrast')}
          </Button>
          <Button onClick={() => change(active, { cards: [] })}>{t('clear')}</Button>
        </div>
        <div className="grid grid-cols-1 gap-6 lg:grid-cols-2">
          {plays.map((play, at) => (
            <PlayPanel
              key={at}
              title={t(at === 0 ? 'play' : 'table')}
              cards={play.cards}
              declared={readings[at]}
              level={level}
              rules={rules}
              look={look}
              active={active === at}
              onActivate={() => setActive(at)}
              onCards={cards => change(at, { cards })}
              onDeclare={declared => change(at, { ...play, declared })}
            />
          ))}
        </div>
        <Verdict play={readings[0]} table={readings[1]} level={level} />
        <CardGrid
          chosen={plays[active]?.cards ?? []}
          level={level}
          look={look}
          onPick={card => change(active, { cards: [...(plays[active]?.cards ?? []), card] })}
        />
      </div>
    </Scripted>
  )
}

function Verdict({
  play,
  table,
  level,
}: {
  readonly play?: Reading
  readonly table?: Reading
  readonly level: number
}) {
  const t = useTranslations('guandan.picker')
  const term = useGuandanTerm()
  if (!play || !table) return <p className="text-muted">{t('compareHint')}</p>
  const { beats, reason, article } = comparePlays(play, table)
  const words = (reading: Reading) => `${term(reading.type)} ${readingFaces(reading, level)}`
  return (
    <section aria-live="polite" className="border-guandan border-l-2 bg-raised py-3 pr-4 pl-3">
      <p className="font-medium text-md">
        {t(beats ? 'beats' : 'beatsNot', { play: words(play), table: words(table) })}
      </p>
      <p className="text-muted">
        {t(`reason.${reason}`)} <ClauseRef clause={{ edition: 'guandan/gsac-2017', article }} />
      </p>
    </section>
  )
}
