'use client'

import type { Problem } from '@paiji/rules'
import { type ByPlayer, dealerOf, handEntryText, parseHandEntry } from '@paiji/rules/mahjong'
import { useTranslations } from 'next-intl'
import { useId, useMemo, useState } from 'react'
import { HandDetails } from './hand-details'
import { HandRow, rowGrid } from './hand-row'
import {
  type Conditions,
  handAt,
  type HandsSheet,
  isFinished,
  keptOf,
  type KeptOfHand,
  penaltyMeasures,
  sessionProblems,
  sessionRemarks,
  settledHands,
  withHand,
} from './session-draft'

interface HandsEditorProps {
  readonly sheet: HandsSheet
  readonly conditions: Conditions
  readonly names: ByPlayer<string>
  readonly disabled?: boolean
  readonly onChange: (sheet: HandsSheet) => void
  readonly onDone: () => void
}

/** A line being typed that is no hand yet, with what a line does not say of the hand it stands for. */
interface Typed {
  readonly text: string
  readonly kept: KeptOfHand
  readonly problems: readonly Problem[]
}

type Typing = Readonly<Record<number, Typed | undefined>>

/** Asked only about hands that were written: those that are still to come are no mistake yet. */
const pending = new Set(['HANDS_MISSING'])

/** What is typed in the lines, and how a readable line becomes the hand it names. */
const useTyping = ({ sheet, onChange }: Pick<HandsEditorProps, 'sheet' | 'onChange'>) => {
  const [typing, setTyping] = useState<Typing>({})
  const type = (number: number, text: string) => {
    const hand = handAt(sheet, number)
    const kept = hand ? keptOf(hand) : (typing[number]?.kept ?? {})
    const read = parseHandEntry(text)
    const own = read.ok && (read.value.number ?? number) === number
    const refused = read.ok ? [] : read.error
    setTyping(before => ({ ...before, [number]: { text, kept, problems: own || text.trim() === '' ? [] : refused } }))
    if (read.ok && own) onChange(withHand(sheet, number, { ...read.value, ...kept }))
    else if (handAt(sheet, number)) onChange(withHand(sheet, number, undefined))
  }
  const forget = (number: number) => setTyping(before => ({ ...before, [number]: undefined }))
  /** A line that names another hand moves there; a readable one is written out. */
  const leave = (number: number) => {
    const typed = typing[number]
    const read = typed && parseHandEntry(typed.text)
    if (!typed || (!read?.ok && typed.text.trim() !== '')) return
    if (read?.ok && read.value.number !== undefined && read.value.number !== number)
      onChange(withHand(withHand(sheet, number, undefined), read.value.number, { ...read.value, ...typed.kept }))
    forget(number)
  }
  return { typing, type, forget, leave }
}

/** What is known of every hand of the sheet: its settlement, its penalties, what contradicts. */
const useHands = (sheet: HandsSheet, conditions: Conditions) => {
  const measures = useMemo(() => penaltyMeasures(sheet), [sheet])
  const problems = [...sessionProblems(sheet, conditions), ...sessionRemarks(sheet, conditions)].filter(
    ({ code }) => !pending.has(code),
  )
  const numbers = Array.from({ length: conditions.settings.hands }, (_, i) => i + 1)
  return {
    numbers,
    settled: settledHands(sheet, conditions.settings.base),
    measuresOf: (number: number) => measures.get(number) ?? [],
    problemsOf: (number: number) => problems.filter(problem => problem.hand === number),
    begins: numbers.find(number => !handAt(sheet, number)) ?? 1,
  }
}

function Heads({ names }: Pick<HandsEditorProps, 'names'>) {
  const t = useTranslations('mahjong.sheet')
  return (
    <div className={`${rowGrid} sticky top-14 z-10 border-rule-strong border-b bg-paper py-1 text-sm`}>
      <span className="sr-only sm:not-sr-only sm:col-span-3">{t('line')}</span>
      {names.map((name, player) => (
        <span key={player} className="truncate text-right" title={name}>
          {player + 1} {name}
        </span>
      ))}
    </div>
  )
}

/** The hands of a session, one line each: type, Enter, next. */
export function HandsEditor({ sheet, conditions, names, disabled, onChange, onDone }: HandsEditorProps) {
  const id = useId()
  const [open, setOpen] = useState<number>()
  const { typing, type, forget, leave } = useTyping({ sheet, onChange })
  const { numbers, settled, measuresOf, problemsOf, begins } = useHands(sheet, conditions)
  const idOf = (number: number) => `${id}-${number}`
  const focus = (number: number) => document.getElementById(idOf(number))?.focus()
  const enter = (number: number) => {
    leave(number)
    if (number < numbers.length && !(isFinished(sheet, conditions) && sheet.ended === 'time')) focus(number + 1)
    else if (isFinished(sheet, conditions)) onDone()
  }
  return (
    <div>
      <Heads names={names} />
      <ol>
        {numbers.map(number => {
          const hand = handAt(sheet, number)
          const typed = typing[number]
          return (
            <HandRow
              key={number}
              number={number}
              dealer={dealerOf(number, conditions.settings.seatRotation)}
              names={names}
              text={typed?.text ?? (hand ? handEntryText(hand) : '')}
              settled={settled.get(number)}
              problems={[...(typed?.problems ?? []), ...problemsOf(number)]}
              disabled={disabled}
              open={open === number}
              begins={number === begins}
              inputId={idOf(number)}
              onText={text => type(number, text)}
              onLeave={() => leave(number)}
              onMove={by => focus(number + by)}
              onEnter={() => enter(number)}
              onToggle={() => setOpen(open === number ? undefined : number)}
            >
              <HandDetails
                key={number}
                hand={hand ?? { number, result: undefined }}
                measures={measuresOf(number)}
                conditions={conditions}
                names={names}
                onChange={next => {
                  forget(number)
                  onChange(withHand(sheet, number, next))
                }}
              />
            </HandRow>
          )
        })}
      </ol>
    </div>
  )
}
