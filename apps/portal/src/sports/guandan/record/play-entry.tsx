'use client'

import {
  type Card,
  type DealConditions,
  type DealRecord,
  type DealState,
  followDeal,
  formatCard,
  levelValue,
  parsePlayEntry,
  type Play,
  playChoices,
  playEntryText,
  sameReading,
  type SeatNo,
  seatNos,
} from '@paiji/rules/guandan'
import { useTranslations } from 'next-intl'
import { type FormEvent, useId, useState } from 'react'
import { ProblemText } from '@/components/problem-text'
import { Button } from '@/components/ui/button'
import { describedBy, Field, TextInput } from '@/components/ui/field'
import { Form } from '@/components/ui/form'
import { cn } from '@/lib/cn'
import { CardFace } from '../card-face'
import { cardName, markOf } from '../card-names'
import { seatLetters } from '../seat-letters'
import { Readings } from '../play-panel'
import { readingFaces } from '../reading-words'
import { useGuandanTerm } from '../use-guandan-term'
import { RecordProblems } from './turn-list'

export interface PlayEntryProps {
  /** The record up to this turn, and where the table stands. */
  readonly record: DealRecord
  readonly state: DealState
  readonly conditions: DealConditions
  /** Text to begin with: a turn that is being changed. */
  readonly first?: string
  readonly submitLabel: string
  readonly onPlay: (play: Play) => void
}

/** Who holds how many cards, who is on play, and what lies on the table. */
function Table({ state, level }: { readonly state: DealState; readonly level: number }) {
  const t = useTranslations('guandan.record')
  const seats = useTranslations('guandan.seat')
  const term = useGuandanTerm()
  const { top, owner } = state
  return (
    <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1" aria-live="polite">
      {seatNos.map(seat => (
        <span key={seat} className={cn(seat === state.turn && 'font-semibold')}>
          {seats(seatLetters[seat])} <span className="figures">{state.held[seat]?.length}</span>
        </span>
      ))}
      <span className="text-muted">
        {top && owner !== undefined
          ? t('toBeat', {
              seat: seats(seatLetters[owner]),
              play: `${term(top.type)} ${readingFaces(top, level)}`,
            })
          : t('leadsNow', { seat: seats(seatLetters[state.turn]) })}
      </span>
    </div>
  )
}

const copies = (cards: readonly Card[], card: Card): number => cards.filter(other => other === card).length

interface HandProps {
  readonly hand: readonly Card[]
  readonly chosen: readonly Card[]
  readonly level: number
  readonly onToggle: (card: Card, chosen: boolean) => void
}

/** The hand of the seat on play; a tap takes a card into the play or back. */
function Hand({ hand, chosen, level, onToggle }: HandProps) {
  const t = useTranslations('guandan.record')
  const sorted = [...hand].sort((a, b) => levelValue(a, level) - levelValue(b, level) || a - b)
  return (
    <fieldset className="flex flex-wrap gap-0.5">
      <legend className="sr-only">{t('tapCards')}</legend>
      {sorted.map((card, i) => {
        const nth = copies(sorted.slice(0, i), card)
        const isChosen = nth < copies(chosen, card)
        return (
          <button
            key={`${card} ${nth}`}
            type="button"
            aria-pressed={isChosen}
            aria-label={cardName(formatCard(card), markOf(card, level))}
            onClick={() => onToggle(card, isChosen)}
            className={cn(
              'flex min-h-12 min-w-9 items-center justify-center rounded-md border-b-2 hover:bg-raised',
              isChosen ? '-translate-y-1 border-guandan bg-raised' : 'border-transparent',
            )}
          >
            <CardFace code={formatCard(card)} size={28} {...markOf(card, level)} decorative />
          </button>
        )
      })}
    </fieldset>
  )
}

const without = (cards: readonly Card[], card: Card): Card[] => cards.filter((_, i) => i !== cards.indexOf(card))

/** What a text says at this turn: the play, what is left of the hand, and what the record would then object to. */
const readingOf = (text: string, silent: boolean, { record, state, conditions }: PlayEntryProps) => {
  const { level } = record
  const rules = conditions.play
  const read = parsePlayEntry(text, { turn: state.turn, level, rules, held: state.held })
  const play: Play = read.ok ? read.value : { seat: state.turn, cards: [] }
  const left = (state.held[play.seat]?.length ?? 0) - play.cards.length
  const due = rules.tenCardReport && play.cards.length > 0 && left > 0 && left <= 10 && !state.reportDue[play.seat]
  const entered: Play = due && !silent ? { ...play, reported: true } : play
  const place = `plays[${record.plays.length}]`
  const after = () => followDeal({ ...record, plays: [...record.plays, entered] }, conditions).replay.problems
  return {
    ok: read.ok,
    play,
    entered,
    left,
    due,
    wrong: !read.ok && text.trim() !== '' ? read.error[0] : undefined,
    found: read.ok ? after().filter(({ at }) => at?.path === place) : [],
    choices: play.cards.length > 0 ? playChoices(play.cards, level, rules) : undefined,
  }
}

/** The turn as text: cards, and the declaration where they can be read in two ways. */
function PlayText({
  text,
  seat,
  wrong,
  onText,
}: {
  readonly text: string
  readonly seat: SeatNo
  readonly wrong: ReturnType<typeof readingOf>['wrong']
  readonly onText: (text: string) => void
}) {
  const t = useTranslations('guandan.record')
  const seats = useTranslations('guandan.seat')
  const id = useId()
  return (
    <Field
      id={id}
      label={t('playOf', { seat: seats(seatLetters[seat]) })}
      hint={t('playHint')}
      problem={wrong ? <ProblemText problems={[wrong]} /> : undefined}
    >
      <TextInput
        id={id}
        value={text}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        aria-invalid={wrong !== undefined}
        aria-describedby={describedBy(id, { hint: true, problem: wrong })}
        className="font-mono"
        onChange={event => onText(event.target.value)}
      />
    </Field>
  )
}

interface ReportedProps {
  readonly left: number
  readonly told: boolean
  readonly onTold: (told: boolean) => void
}

/** Whether the number of cards left was told, as it has to be from ten down. */
function Reported({ left, told, onTold }: ReportedProps) {
  const t = useTranslations('guandan.record')
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input type="checkbox" className="size-4" checked={told} onChange={event => onTold(event.target.checked)} />
      {t('reported', { count: left })}
    </label>
  )
}

/** The next turn: cards by text or by tap, a pass, and the declaration where words are needed. */
export function PlayEntry(props: PlayEntryProps) {
  const { record, state, conditions, first = '', submitLabel, onPlay } = props
  const t = useTranslations('guandan.record')
  const seats = useTranslations('guandan.seat')
  const [text, setText] = useState(first)
  const [silent, setSilent] = useState(false)
  const { level } = record
  const rules = conditions.play
  const { ok, play, entered, left, due, wrong, found, choices } = readingOf(text, silent, props)
  const seat = play.seat as SeatNo
  const write = (next: Play) => setText(next.cards.length === 0 ? '' : playEntryText(next, level, rules, state.turn))
  const enter = (next: Play) => {
    setText('')
    setSilent(false)
    onPlay(next)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (ok) enter(entered)
  }
  return (
    <Form onSubmit={submit} className="flex flex-col gap-3">
      <Table state={state} level={level} />
      <Hand
        hand={state.held[seat] ?? []}
        chosen={play.cards}
        level={level}
        onToggle={(card, isChosen) =>
          write({ seat, cards: isChosen ? without(play.cards, card) : [...play.cards, card] })
        }
      />
      <PlayText text={text} seat={seat} wrong={wrong} onText={setText} />
      {choices && (choices.readings.length > 1 || choices.refused.length > 0) ? (
        <Readings
          cards={play.cards}
          declared={choices.readings.find(reading => play.as && sameReading(reading, play.as))}
          level={level}
          rules={rules}
          onDeclare={as => write({ seat, cards: play.cards, as })}
        />
      ) : null}
      {due ? <Reported left={left} told={!silent} onTold={told => setSilent(!told)} /> : null}
      <div aria-live="polite">
        <RecordProblems problems={found} />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" tone="strong" disabled={!ok}>
          {submitLabel}
        </Button>
        <Button disabled={text.trim() !== '' && !ok} onClick={() => enter({ seat, cards: [] })}>
          {t('passNow', { seat: seats(seatLetters[seat]) })}
        </Button>
      </div>
    </Form>
  )
}
