'use client'

import { type ByPlayer, byPlayer, handEntryText, parseHandEntry, type Player, players } from '@paiji/rules/mahjong'
import { useTranslations } from 'next-intl'
import { useMemo, useState } from 'react'
import { ProblemText } from '@/components/problem-text'
import { Button } from '@/components/ui/button'
import type { SheetEditorProps } from '@/lib/sheets/sheet-editor'
import { PadKey, PadKeys } from './pad-keys'
import { MahjongSheetEditor } from './mahjong-sheet-editor'
import {
  type Conditions,
  conditionsOf,
  handAt,
  type HandsSheet,
  sessionOf,
  sessionProblems,
  settledHands,
  withHand,
} from './session-draft'
import { SessionOutcome } from './session-outcome'
import { signed } from './signed'

interface Taps {
  readonly winner?: Player
  /** Who dealt the tile in; the winner himself where it was self-drawn. */
  readonly from?: Player
  readonly points: string
}

const noTaps: Taps = { points: '' }
const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'] as const
const LONGEST = 3

/** The taps as the line that a scorer would type; undefined while something is missing. */
const lineOf = ({ winner, from, points }: Taps): string | undefined => {
  if (winner === undefined || from === undefined || points === '') return undefined
  return winner === from ? `${winner + 1} ${points}` : `${winner + 1} ${from + 1} ${points}`
}

interface PadProps {
  readonly sheet: HandsSheet
  readonly conditions: Conditions
  readonly names: ByPlayer<string>
  readonly disabled?: boolean
  readonly onChange: (sheet: HandsSheet) => void
}

interface TapsProps extends Pick<PadProps, 'names' | 'disabled'> {
  readonly taps: Taps
  readonly onTaps: (taps: Taps) => void
}

function PlayerKeys({ names, disabled, among, chosen, onTap }: PlayerKeysProps) {
  return among.map(player => (
    <PadKey
      key={player}
      chosen={chosen === player}
      disabled={disabled}
      onTap={() => onTap(player)}
    >{`${player + 1} ${names[player]}`}</PadKey>
  ))
}

interface PlayerKeysProps extends Pick<PadProps, 'names' | 'disabled'> {
  readonly among: readonly Player[]
  readonly chosen: Player | undefined
  readonly onTap: (player: Player) => void
}

/** From whom the winner won: from the wall, or from one of the three others. */
function FromKeys({ taps, names, disabled, onTaps, winner }: TapsProps & { readonly winner: Player }) {
  const t = useTranslations('mahjong.pad')
  return (
    <PadKeys legend={t('from')} columns={2}>
      <PadKey chosen={taps.from === winner} disabled={disabled} onTap={() => onTaps({ ...taps, from: winner })}>
        {t('selfDrawn')}
      </PadKey>
      <PlayerKeys
        names={names}
        disabled={disabled}
        among={players.filter(player => player !== winner)}
        chosen={taps.from}
        onTap={from => onTaps({ ...taps, from })}
      />
    </PadKeys>
  )
}

/** The points of the hand, digit by digit. */
function PointKeys({ taps, disabled, onTaps, onDone }: Omit<TapsProps, 'names'> & { readonly onDone: () => void }) {
  const t = useTranslations('mahjong.pad')
  const { points } = taps
  return (
    <PadKeys legend={t('points', { points: points || '–' })} columns={4}>
      {digits.map(digit => (
        <PadKey
          key={digit}
          chosen={false}
          disabled={disabled || points.length >= LONGEST}
          onTap={() => onTaps({ ...taps, points: `${points}${digit}` })}
        >
          {digit}
        </PadKey>
      ))}
      <PadKey
        chosen={false}
        disabled={disabled}
        label={t('delete')}
        onTap={() => onTaps({ ...taps, points: points.slice(0, -1) })}
      >
        ⌫
      </PadKey>
      <PadKey chosen={points !== ''} disabled={disabled || points === ''} onTap={onDone}>
        {t('done')}
      </PadKey>
    </PadKeys>
  )
}

function HandKeys({ sheet, number, names, disabled, onChange }: PadProps & { readonly number: number }) {
  const t = useTranslations('mahjong.pad')
  const [taps, setTaps] = useState<Taps>(noTaps)
  const write = (line: string | undefined) => {
    const read = line === undefined ? undefined : parseHandEntry(line)
    if (!read?.ok) return
    setTaps(noTaps)
    onChange(withHand(sheet, number, read.value))
  }
  const { winner } = taps
  const keys: TapsProps = { taps, names, disabled, onTaps: setTaps }
  return (
    <>
      <PadKeys legend={t('winner')} columns={2}>
        <PlayerKeys
          names={names}
          disabled={disabled}
          among={players}
          chosen={winner}
          onTap={player => setTaps({ winner: player, points: '' })}
        />
      </PadKeys>
      {winner === undefined ? (
        <PadKeys columns={2}>
          <PadKey chosen={false} disabled={disabled} onTap={() => write('-')}>
            {t('drawn')}
          </PadKey>
        </PadKeys>
      ) : (
        <FromKeys {...keys} winner={winner} />
      )}
      {taps.from === undefined ? null : <PointKeys {...keys} onDone={() => write(lineOf(taps))} />}
    </>
  )
}

/** What was written so far, the last hand first, which alone can be taken back. */
function WrittenHands({ sheet, conditions, disabled, onChange }: PadProps) {
  const t = useTranslations('mahjong.pad')
  const settled = settledHands(sheet, conditions.settings.base)
  const problems = sessionProblems(sheet, conditions)
  const last = sheet.hands.at(-1)
  if (!last) return null
  return (
    <section>
      <ol className="border-rule border-t">
        {sheet.hands.toReversed().map(hand => (
          <li key={hand.number} className="flex flex-wrap items-baseline gap-x-3 border-rule border-b py-1.5">
            <span className="figures w-8 text-muted">{hand.number}</span>
            <span className="figures flex-1">{handEntryText(hand)}</span>
            <span className="figures text-sm">{settled.get(hand.number)?.points.map(signed).join(' ')}</span>
            {problems
              .filter(problem => problem.hand === hand.number)
              .map(problem => (
                <span key={problem.code} role="alert" className="w-full text-seal text-sm">
                  <ProblemText problems={[problem]} />
                </span>
              ))}
          </li>
        ))}
      </ol>
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

/** For a phone at the table: winner, from whom, points; a drawn hand with one tap. */
export function HandPad(props: SheetEditorProps) {
  const { editionId, settings, sides, sheet: given, onChange, disabled } = props
  const t = useTranslations('mahjong.pad')
  const conditions = useMemo(() => conditionsOf(editionId, settings), [editionId, settings])
  const sheet = useMemo(() => sessionOf(given), [given])
  const names: ByPlayer<string> = byPlayer(player => sides[player]?.name ?? `${player + 1}`)
  if (sheet.kind !== 'hands') return <MahjongSheetEditor {...props} />
  const numbers = Array.from({ length: conditions.settings.hands }, (_, at) => at + 1)
  const next = numbers.find(number => !handAt(sheet, number))
  const pad: PadProps = { sheet, conditions, names, disabled, onChange }
  return (
    <div className="flex flex-col gap-4">
      {next === undefined ? null : (
        <>
          <h3 className="font-medium">{t('hand', { hand: next, of: conditions.settings.hands })}</h3>
          <HandKeys key={next} {...pad} number={next} />
        </>
      )}
      <SessionOutcome sheet={sheet} conditions={conditions} names={names} />
      {next !== undefined && sheet.hands.length > 0 ? (
        <label className="flex min-h-11 items-center gap-2">
          <input
            type="checkbox"
            checked={sheet.ended === 'time'}
            disabled={disabled}
            onChange={event => onChange({ ...sheet, ended: event.target.checked ? 'time' : 'allHands' })}
          />
          {t('time')}
        </label>
      ) : null}
      <WrittenHands {...pad} />
    </div>
  )
}
