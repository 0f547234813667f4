'use client'

import type { Problem } from '@paiji/rules'
import type { ByPlayer, Player, RunningHand } from '@paiji/rules/mahjong'
import { useTranslations } from 'next-intl'
import type { KeyboardEvent, ReactNode } from 'react'
import { ProblemText } from '@/components/problem-text'
import { Button } from '@/components/ui/button'
import { TextInput } from '@/components/ui/field'
import { ChevronIcon } from '@/components/ui/icons'
import { signed } from './signed'

export const rowGrid =
  'grid grid-cols-4 items-center gap-x-2 gap-y-1 sm:grid-cols-[2.25rem_minmax(11rem,1.5fr)_2.75rem_repeat(4,minmax(0,1fr))]'

interface HandRowProps {
  readonly number: number
  readonly dealer: Player
  readonly names: ByPlayer<string>
  readonly text: string
  readonly settled?: RunningHand
  readonly problems: readonly Pick<Problem, 'code' | 'params'>[]
  readonly disabled?: boolean
  readonly open: boolean
  /** Where the desk begins: the first hand that is not written. */
  readonly begins: boolean
  readonly inputId: string
  readonly onText: (text: string) => void
  readonly onLeave: () => void
  readonly onMove: (by: 1 | -1) => void
  readonly onEnter: () => void
  readonly onToggle: () => void
  /** The details of the hand, shown beneath. */
  readonly children?: ReactNode
}

function Figures({ settled, names }: Pick<HandRowProps, 'settled' | 'names'>) {
  const t = useTranslations('mahjong.sheet')
  return names.map((name, player) => (
    <span key={player} className="figures text-right leading-tight">
      <span className="sr-only">{`${name}: `}</span>
      {settled ? signed(settled.points[player as Player]) : ''}
      <span className="block text-muted text-xs">
        <span className="sr-only">{t('running')} </span>
        {settled ? settled.running[player as Player] : ' '}
      </span>
    </span>
  ))
}

function Wrong({ id, problems }: { readonly id: string } & Pick<HandRowProps, 'problems'>) {
  if (problems.length === 0) return null
  return (
    <ul id={id} className="pl-8 text-seal text-sm">
      {problems.map((problem, i) => (
        <li key={i}>
          <ProblemText problems={[problem]} />
        </li>
      ))}
    </ul>
  )
}

/** One hand of the session: the line to type, what it moves, where everybody stands, what is wrong with it. */
export function HandRow(props: HandRowProps) {
  const { number, dealer, names, text, settled, problems, disabled, open, inputId } = props
  const t = useTranslations('mahjong.sheet')
  const keys = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') props.onEnter()
    else if (event.key === 'ArrowDown') props.onMove(1)
    else if (event.key === 'ArrowUp') props.onMove(-1)
    else return
    event.preventDefault()
  }
  return (
    <li className="border-rule border-b py-1.5" data-hand={number}>
      <div className={rowGrid}>
        <div className="col-span-4 flex items-center gap-2 sm:contents">
          <label
            htmlFor={inputId}
            className="figures min-w-6 text-muted"
            title={t('dealerIs', { name: names[dealer] })}
          >
            {number}
            <span className="sr-only">{t('handDealer', { hand: number, name: names[dealer] })}</span>
          </label>
          <TextInput
            id={inputId}
            value={text}
            disabled={disabled}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            data-desk-line={props.begins ? '' : undefined}
            className="figures"
            aria-invalid={problems.length > 0}
            aria-describedby={problems.length > 0 ? `${inputId}-problem` : undefined}
            onChange={event => props.onText(event.target.value)}
            onBlur={props.onLeave}
            onKeyDown={keys}
          />
          <Button
            size="icon"
            tone="quiet"
            aria-expanded={open}
            aria-label={t('details', { hand: number })}
            onClick={props.onToggle}
          >
            <ChevronIcon className={open ? 'rotate-90' : undefined} />
          </Button>
        </div>
        <Figures settled={settled} names={names} />
      </div>
      <Wrong id={`${inputId}-problem`} problems={problems} />
      {open ? props.children : null}
    </li>
  )
}
