'use client'

import { addDeal, endGame, type Ending, type GuandanSheet, type SeatNo, undoDeal } from '@paiji/rules/guandan'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import type { SheetEditorProps } from '@/lib/sheets/sheet-editor'
import { deskStateOf, type DeskState, writtenSheet } from './desk-state'
import { FinalLevels } from './ending-controls'
import { GameResult } from './game-result'
import { GuandanSheetEditor } from './guandan-sheet-editor'
import { linesOfDesk } from './ladder-lines'
import { LevelTrack } from './level-track'
import { NarrowLadder } from './narrow-ladder'
import { NextDealPanel } from './next-deal-panel'
import { OrderPad } from './order-pad'
import { partnerships } from './seat-letters'
import { TributeTick } from './tribute-tick'
import { useGuandanTerm } from './use-guandan-term'

type GameState = DeskState & { readonly game: NonNullable<DeskState['game']> }

/** How a table says that play is over without the ace passed; what the format has. */
const closings = (format: string): readonly Ending[] => [
  ...(format === 'byTime' || format === 'byTimeAndDeals' ? (['time'] as const) : []),
  ...(format === 'byDeals' || format === 'byTimeAndDeals' ? (['dealCount'] as const) : []),
]

interface ClosingsProps {
  readonly state: GameState
  readonly disabled: boolean | undefined
  readonly onChange: (sheet: GuandanSheet) => void
}

/** Calls the game over by time or by the number of deals, or takes that back. */
function Closings({ state, disabled, onChange }: ClosingsProps) {
  const t = useTranslations('guandan.editor')
  const term = useGuandanTerm()
  const { settings } = state
  const { sheet } = state.game
  const endings = closings(settings.format)
  if (endings.length === 0 || sheet.deals.length === 0) return null
  return (
    <fieldset disabled={disabled} className="flex flex-wrap gap-2">
      <legend className="mb-1 text-muted text-sm">{t('ended')}</legend>
      {endings.map(ending => (
        <Button
          key={ending}
          aria-pressed={sheet.ended === ending}
          tone={sheet.ended === ending ? 'strong' : 'plain'}
          onClick={() => onChange(endGame(sheet, sheet.ended === ending ? 'inProgress' : ending, undefined, settings))}
        >
          {term(ending)}
        </Button>
      ))}
    </fieldset>
  )
}

/** What the table is about to play: the level, the tribute due, and whether it has been paid. */
function Due({ state, sides, place, disabled }: SheetEditorProps & { readonly state: GameState }) {
  const { settings, game } = state
  const { next } = game.desk
  if (!next) return null
  const keep = `paiji.tribute.${sides.map(side => side.id).join()}.${place.round}.${next.number}`
  return (
    <div>
      <NextDealPanel next={next} desk={game.desk} settings={settings} sides={sides} />
      {next.tribute ? <TributeTick key={next.number} keep={keep} disabled={disabled} /> : null}
    </div>
  )
}

/** How far both sides have come, as a track and deal by deal. */
function Course({ state: { settings, game } }: { readonly state: GameState }) {
  const t = useTranslations('guandan.editor')
  const lines = linesOfDesk(game.sheet, game.desk)
  if (lines.length === 0) return null
  return (
    <>
      {settings.ladder === 'fixed' ? null : <LevelTrack lines={lines} start={game.sheet.startLevels ?? ['2', '2']} />}
      <NarrowLadder lines={lines} caption={t('ladder')} />
    </>
  )
}

function Pad({ state, ...props }: SheetEditorProps & { readonly state: GameState }) {
  const { sides, disabled, onChange, place } = props
  const { settings, game } = state
  const { sheet, desk } = game
  const t = useTranslations('guandan.editor')
  const [taps, setTaps] = useState<readonly SeatNo[]>([])
  const change = (next: GuandanSheet) => onChange(writtenSheet(next))
  const enter = (finish: readonly SeatNo[]) => {
    setTaps([])
    change(addDeal(sheet, { finish }, settings, { round: place.round, table: place.table }))
  }
  const tap = (seat: SeatNo) => {
    if (taps.includes(seat)) return
    const next = [...taps, seat]
    if (next.length === 4) enter(next)
    else setTaps(next)
  }
  const takeBack = () => {
    if (taps.length > 0) setTaps(taps.slice(0, -1))
    else if (sheet.deals.length + sheet.extraDeals.length > 0) change(undoDeal(sheet))
  }
  return (
    <div className="flex flex-col gap-5">
      <Due {...props} state={state} />
      {desk.next ? (
        <OrderPad
          taps={taps}
          sides={sides}
          disabled={disabled}
          onTap={tap}
          onTakeBack={takeBack}
          onEnter={() => enter(taps)}
        />
      ) : null}
      <FinalLevels sheet={sheet} settings={settings} disabled={disabled} onChange={change} />
      <Closings state={state} disabled={disabled} onChange={change} />
      <GameResult sheet={sheet} desk={desk} settings={settings} sides={sides} />
      <Course state={state} />
      {desk.next ? null : (
        <Button size="small" disabled={disabled} onClick={takeBack}>
          {t('takeBack')}
        </Button>
      )}
    </div>
  )
}

/** For a phone at the table: four taps a deal, or the levels at which time was called. */
export function GamePad(given: SheetEditorProps) {
  const props = { ...given, sides: partnerships(given.sides) }
  const state = deskStateOf(props)
  const { game } = state
  return game && state.settings.eventType !== 'duplicate' ? (
    <Pad {...props} state={{ ...state, game }} />
  ) : (
    <GuandanSheetEditor {...props} />
  )
}
