'use client'

import {
  type ByPlayer,
  byPlayer,
  dealerOf,
  handEntryText,
  type HandRecord,
  type HandResult,
  players,
} from '@paiji/rules/mahjong'
import { useTranslations } from 'next-intl'
import { useEffect, useMemo, useRef, useState } from 'react'
import { ProblemText } from '@/components/problem-text'
import { Button } from '@/components/ui/button'
import type { SheetEditorProps } from '@/lib/sheets/sheet-editor'
import { readStored, writeStored } from '@/lib/stored'
import { draftOf, emptyDraft, type HandDraft, handOf, readDraft } from './hand-draft'
import { HandExtras } from './hand-extras'
import { FromKeys, type HandKeysProps, PointKeys, WinnerKeys } from './hand-keys'
import { MahjongSheetEditor } from './mahjong-sheet-editor'
import {
  type Conditions,
  conditionsOf,
  handAt,
  type HandsSheet,
  sessionOf,
  sessionProblems,
  sessionRemarks,
  settledHands,
  withHand,
} from './session-draft'
import { SessionOutcome } from './session-outcome'
import { signed } from './signed'

interface PadProps {
  readonly sheet: HandsSheet
  readonly conditions: Conditions
  readonly names: ByPlayer<string>
  readonly disabled?: boolean
  readonly onChange: (sheet: HandsSheet) => void
}

/** A false win may be noted minutes before its hand ends: what was tapped lives in this browser until it is written. */
const useKeptDraft = (name: string, former: HandRecord | undefined) => {
  const [draft, setDraft] = useState<HandDraft>(() => (former ? draftOf(former) : readDraft(readStored(name))))
  const change = (next: HandDraft | undefined) => {
    if (!former) writeStored(name, next)
    setDraft(next ?? emptyDraft)
  }
  return [draft, change] as const
}

/** What has been answered so far; each is asked again with a tap. */
function Answered({ draft, names, onDraft }: HandKeysProps) {
  const t = useTranslations('mahjong.pad')
  const { winner, from } = draft
  if (winner === undefined) return null
  const again = ({ winner: _, from: __, ...rest }: HandDraft): HandDraft => rest
  return (
    <p className="flex flex-wrap gap-2">
      <Button size="small" onClick={() => onDraft({ ...again(draft), robbed: false })}>
        {t('won', { name: names[winner] })}
      </Button>
      {from === undefined ? null : (
        <Button size="small" onClick={() => onDraft({ ...again(draft), winner, robbed: false })}>
          {from === winner ? t('selfDrawn') : t('wonFrom', { name: names[from] })}
        </Button>
      )}
    </p>
  )
}

interface HandPanelProps extends Omit<PadProps, 'onChange'> {
  readonly number: number
  readonly keep: string
  readonly onHand: (hand: Omit<HandRecord, 'number'>) => void
  /** Where an earlier hand is corrected: leaves it as it was. */
  readonly onLeave: (() => void) | undefined
}

/** One hand, question by question, so that the answer due stands above the bar of the phone. */
function HandPanel({ sheet, conditions, number, names, disabled, keep, onHand, onLeave }: HandPanelProps) {
  const t = useTranslations('mahjong.pad')
  const former = handAt(sheet, number)
  const [draft, setDraft] = useKeptDraft(`${keep}.${number}`, former)
  const panel = useRef<HTMLDivElement>(null)
  const { winner, from } = draft
  const step = winner === undefined ? 'winner' : from === undefined ? 'from' : 'points'
  useEffect(() => {
    if (step !== 'winner') panel.current?.scrollIntoView({ block: 'nearest' })
  }, [step])
  const write = (result?: HandResult) => {
    const hand = handOf(draft, former, result)
    if (!hand) return
    setDraft(undefined)
    onHand(hand)
  }
  const keys: HandKeysProps = { draft, names, disabled, onDraft: setDraft }
  const dealer = dealerOf(number, conditions.settings.seatRotation)
  return (
    <>
      <h3 className="flex flex-wrap items-baseline gap-x-3 font-medium">
        {t(former ? 'correct' : 'hand', { hand: number, of: conditions.settings.hands })}
        <span className="font-normal text-muted text-sm">{t('dealer', { name: names[dealer] })}</span>
        {onLeave ? (
          <Button size="small" onClick={onLeave}>
            {t('leave')}
          </Button>
        ) : null}
      </h3>
      <Answered {...keys} />
      <div ref={panel} className="scroll-mb-24">
        {winner === undefined ? <WinnerKeys {...keys} onDrawn={() => write({ kind: 'drawn' })} /> : null}
        {winner !== undefined && from === undefined ? <FromKeys {...keys} winner={winner} /> : null}
        {step === 'points' ? <PointKeys {...keys} onDone={() => write()} /> : null}
      </div>
      <HandExtras {...keys} />
    </>
  )
}

interface WrittenHandsProps extends PadProps {
  readonly onCorrect: (number: number) => void
}

/** What was written so far, the last hand first; each can be corrected, the last one taken back. */
function WrittenHands({ sheet, conditions, disabled, onChange, onCorrect }: WrittenHandsProps) {
  const t = useTranslations('mahjong.pad')
  const settled = settledHands(sheet, conditions.settings.base)
  const problems = [...sessionProblems(sheet, conditions), ...sessionRemarks(sheet, conditions)]
  const last = sheet.hands.at(-1)
  if (!last) return null
  return (
    <section>
      <ol className="border-rule border-t">
        {sheet.hands.toReversed().map(hand => (
          <li key={hand.number} className="border-rule border-b">
            <button
              type="button"
              disabled={disabled}
              aria-label={t('correctHand', { hand: hand.number })}
              className="flex min-h-11 w-full flex-wrap items-baseline gap-x-3 py-1.5 text-left"
              onClick={() => onCorrect(hand.number)}
            >
              <span className="figures w-8 text-muted">{hand.number}</span>
              <span className="figures flex-1">{handEntryText(hand)}</span>
              <span className="figures text-sm">{settled.get(hand.number)?.points.map(signed).join(' ')}</span>
            </button>
            {problems
              .filter(problem => problem.hand === hand.number)
              .map(problem => (
                <span key={problem.code} role="alert" className="block pb-1.5 text-seal text-sm">
                  <ProblemText problems={[problem]} />
                </span>
              ))}
          </li>
        ))}
      </ol>
      <p className="mt-1 text-muted text-sm">{t('correctHint')}</p>
      <Button
        size="small"
        className="mt-2"
        disabled={disabled}
        onClick={() => onChange(withHand(sheet, last.number, undefined))}
      >
        {t('takeBack', { hand: last.number })}
      </Button>
    </section>
  )
}

/** Whether time was called before all hands were played. */
function Time({ sheet, disabled, onChange }: Pick<PadProps, 'sheet' | 'disabled' | 'onChange'>) {
  const t = useTranslations('mahjong.pad')
  return (
    <label className="flex min-h-11 items-center gap-2">
      <input
        type="checkbox"
        checked={sheet.ended === 'time'}
        disabled={disabled}
        onChange={event => onChange({ ...sheet, ended: event.target.checked ? 'time' : 'allHands' })}
      />
      {t('time')}
    </label>
  )
}

/** For a phone at the table: winner, from whom, points; a drawn hand with one tap; what else happened beside it. */
export function HandPad(props: SheetEditorProps) {
  const { editionId, settings, sides, place, sheet: given, onChange, disabled } = props
  const conditions = useMemo(() => conditionsOf(editionId, settings), [editionId, settings])
  const sheet = useMemo(() => sessionOf(given), [given])
  const [correcting, correct] = useState<number>()
  const names: ByPlayer<string> = byPlayer(player => sides[player]?.name ?? `${player + 1}`)
  if (sheet.kind !== 'hands') return <MahjongSheetEditor {...props} />
  const numbers = Array.from({ length: conditions.settings.hands }, (_, at) => at + 1)
  const due = numbers.find(number => !handAt(sheet, number))
  const at = correcting ?? due
  const pad: PadProps = { sheet, conditions, names, disabled, onChange }
  const keep = `paiji.hand.${players.map(player => sides[player]?.id ?? '').join()}.${place.round}`
  const write = (hand: Omit<HandRecord, 'number'>) => {
    correct(undefined)
    if (at !== undefined) onChange(withHand(sheet, at, hand))
  }
  return (
    <div className="flex flex-col gap-4">
      {at === undefined ? null : (
        <HandPanel
          key={`${at} ${correcting ?? ''}`}
          {...pad}
          number={at}
          keep={keep}
          onHand={write}
          onLeave={correcting === undefined ? undefined : () => correct(undefined)}
        />
      )}
      <SessionOutcome sheet={sheet} conditions={conditions} names={names} />
      {due !== undefined && sheet.hands.length > 0 ? <Time {...pad} /> : null}
      <WrittenHands {...pad} onCorrect={correct} />
    </div>
  )
}
