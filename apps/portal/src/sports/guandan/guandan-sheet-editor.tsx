'use client'

import { addDeal, type DealEntry, type GameSheet, type GuandanSheet, type SeatNo, undoDeal } from '@paiji/rules/guandan'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Link } from '@/i18n/navigation'
import { guandanTool } from './paths'
import type { SheetEditorProps } from '@/lib/sheets/sheet-editor'
import { DealControls } from './deal-controls'
import { deskStateOf, type DeskState, writtenSheet } from './desk-state'
import { EndingControls, FinalLevels } from './ending-controls'
import { EntryLine } from './entry-line'
import { GameResult } from './game-result'
import { linesOfDesk } from './ladder-lines'
import { LadderTable } from './ladder-table'
import { LevelTrack } from './level-track'
import { NextDealPanel } from './next-deal-panel'
import { OrderPad, settles } from './order-pad'
import { DealRecords } from './record/deal-records'
import { RecordButton } from './record/record-button'
import { partnerships, seatNames } from './seat-letters'
import { usePadKeys } from './use-pad-keys'
import { useGuandanTerm } from './use-guandan-term'

const seatKeys = '1234nesw'

const isPressable = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('button, a, summary')

interface GameEditorProps extends SheetEditorProps {
  readonly state: DeskState & { readonly game: NonNullable<DeskState['game']> }
}

const placeOf = ({ place }: SheetEditorProps) => ({ round: place.round, table: place.table })

/** Taps of the deal that is being entered; they belong to no sheet yet. */
const useOrder = (props: GameEditorProps, change: (sheet: GuandanSheet) => void) => {
  const [taps, setTaps] = useState<readonly SeatNo[]>([])
  const { sheet } = props.state.game
  const enter = (deal: DealEntry) => {
    setTaps([])
    change(addDeal(sheet, deal, props.state.settings, placeOf(props)))
  }
  const tap = (seat: SeatNo) => {
    if (taps.includes(seat)) return
    const next = [...taps, seat]
    if (next.length === 4) enter({ finish: next })
    else setTaps(next)
  }
  const takeBack = () => {
    if (taps.length > 0) setTaps(taps.slice(0, -1))
    else if (sheet.deals.length + sheet.extraDeals.length > 0) change(undoDeal(sheet))
  }
  return { taps, tap, takeBack, enter }
}

/** Which deal's record is written; a deal taken back, or not to be played any more, has no record to write. */
const useWriting = (last: number) => {
  const [asked, write] = useState<number>()
  return { at: asked !== undefined && asked < last ? asked : undefined, write }
}

type Order = ReturnType<typeof useOrder>

/** The keys of the pad: seats in their order, taking back, and Enter that settles the deal or closes the sheet. */
const useGameKeys = (props: GameEditorProps, order: Order, writing: boolean) => {
  const { sheet, desk } = props.state.game
  const finished = sheet.ended !== 'inProgress' && desk.report.ok
  return usePadKeys<HTMLElement>(event => {
    if (props.disabled || writing) return
    const seat = seatKeys.indexOf(event.key.toLowerCase())
    if (seat >= 0 && desk.next) order.tap((seat % 4) as SeatNo)
    else if (event.key === 'Backspace') order.takeBack()
    else if (event.key === 'Enter' && !isPressable(event.target)) {
      if (order.taps.length > 0 && settles(order.taps)) order.enter({ finish: order.taps })
      else if (finished && order.taps.length === 0) props.onDone()
      else return
    } else return
    event.preventDefault()
  })
}

/** How the game is measured: its format, deals played of how many, minutes of the clock. */
function Measure({ state }: Pick<GameEditorProps, 'state'>) {
  const t = useTranslations('guandan.editor')
  const term = useGuandanTerm()
  const { settings, game } = state
  return (
    <p className="flex flex-wrap gap-x-4 text-muted text-sm">
      <span>{term(settings.format)}</span>
      {isCounted(state) ? (
        <span>{t('countDeals', { played: game.sheet.deals.length, of: settings.deals })}</span>
      ) : null}
      {isTimed(state) ? <span>{t('clockMinutes', { minutes: settings.minutes })}</span> : null}
    </p>
  )
}

const isCounted = ({ settings: { format } }: DeskState): boolean => format === 'byDeals' || format === 'byTimeAndDeals'
const isTimed = ({ settings: { format } }: DeskState): boolean => format === 'byTime' || format === 'byTimeAndDeals'

/** The deal to be played now: what it is played under, and who goes out in which order. */
function NextDeal({ props, order }: { readonly props: GameEditorProps; readonly order: Order }) {
  const { state, sides, disabled } = props
  const { next } = state.game.desk
  if (!next) return null
  return (
    <>
      <NextDealPanel next={next} desk={state.game.desk} settings={state.settings} sides={sides} />
      <OrderPad
        taps={order.taps}
        sides={sides}
        disabled={disabled}
        onTap={order.tap}
        onTakeBack={order.takeBack}
        onEnter={() => order.enter({ finish: order.taps })}
      />
    </>
  )
}

/** The deals so far: who won, the level each side has reached, and the ladder line by line. */
function Course({ props, onWrite }: { readonly props: GameEditorProps; readonly onWrite: (at: number) => void }) {
  const t = useTranslations('guandan.editor')
  const { state, sides, disabled } = props
  const { settings, game } = state
  const lines = linesOfDesk(game.sheet, game.desk)
  return (
    <>
      <GameResult sheet={game.sheet} desk={game.desk} settings={settings} sides={sides} />
      {settings.ladder === 'fixed' ? null : (
        <LevelTrack lines={lines} start={startOf(game.sheet)} room={isCounted(state) ? settings.deals : 0} />
      )}
      {lines.length > 0 ? (
        <LadderTable
          lines={lines}
          caption={t('ladder')}
          names={seatNames(sides)}
          action={line => <RecordButton line={line} disabled={disabled} onOpen={() => onWrite(line.number - 1)} />}
        />
      ) : null}
    </>
  )
}

function GameEditor(props: GameEditorProps) {
  const { state, sides, disabled, onDone, onChange } = props
  const { settings, game } = state
  const { sheet, desk } = game
  const t = useTranslations('guandan.editor')
  const change = (next: GuandanSheet) => onChange(writtenSheet(next))
  const order = useOrder(props, change)
  const played = linesOfDesk(sheet, desk).length
  const writing = useWriting(played + (desk.next ? 1 : 0))
  const pad = useGameKeys(props, order, writing.at !== undefined)
  const part = { sheet, settings, disabled, onChange: change }
  return (
    <section
      ref={pad}
      aria-label={t('title')}
      aria-keyshortcuts="N E S W 1 2 3 4 Backspace Enter"
      data-desk-line=""
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keys of the pad work from here, without a pointer
      tabIndex={0}
    >
      <div className="flex flex-col gap-5">
        <Measure state={state} />
        <NextDeal props={props} order={order} />
        {writing.at === undefined ? null : (
          <DealRecords
            sheet={sheet}
            settings={settings}
            article={state.edition.article}
            at={writing.at}
            keep={`${sides.map(side => side.id).join()}.${props.place.round}`}
            onDeal={order.enter}
            onChange={change}
            onClose={() => writing.write(undefined)}
          />
        )}
        <DealControls
          sheet={sheet}
          open={desk.next !== undefined}
          disabled={disabled}
          onDeal={order.enter}
          onChange={change}
          onRecord={() => writing.write(played)}
        />
        <Course props={props} onWrite={writing.write} />
        <EndingControls {...part} needsDecision={desk.needsDecision} />
        <FinalLevels {...part} />
        <EntryLine {...part} onDone={onDone} />
        <p className="text-sm">
          <Link href={guandanTool} target="_blank" className="link">
            {t('tool')}
          </Link>
        </p>
      </div>
    </section>
  )
}

const startOf = (sheet: GameSheet): readonly [string, string] => sheet.startLevels ?? ['2', '2']

/** A guandan score sheet, deal by deal: four taps or four keys each, or the whole game as one line. */
export function GuandanSheetEditor(given: SheetEditorProps) {
  const props = { ...given, sides: partnerships(given.sides) }
  const state = deskStateOf(props)
  const { game } = state
  if (game && state.settings.eventType !== 'duplicate') return <GameEditor {...props} state={{ ...state, game }} />
  return <OtherSheet {...props} state={state} />
}

/** A bye, points alone, or the one deal of a duplicate table. */
function OtherSheet(props: SheetEditorProps & { readonly state: DeskState }) {
  const { state, sides, disabled, onChange, onDone } = props
  const [taps, setTaps] = useState<readonly SeatNo[]>([])
  const duplicate = state.settings.eventType === 'duplicate'
  const enter = (finish: readonly SeatNo[]) => {
    setTaps([])
    onChange(writtenSheet({ kind: 'duplicateDeal', deal: { finish } }))
  }
  const tap = (seat: SeatNo) => {
    if (taps.includes(seat)) return
    const next = [...taps, seat]
    if (next.length === 4) enter(next)
    else setTaps(next)
  }
  const pad = usePadKeys<HTMLDivElement>(event => {
    const seat = seatKeys.indexOf(event.key.toLowerCase())
    if (duplicate && !disabled && seat >= 0) tap((seat % 4) as SeatNo)
  })
  return (
    <div ref={pad} className="flex flex-col gap-5">
      {duplicate ? (
        <OrderPad
          taps={taps}
          sides={sides}
          disabled={disabled}
          onTap={tap}
          onTakeBack={() => setTaps(taps.slice(0, -1))}
          onEnter={() => enter(taps)}
        />
      ) : null}
      <EntryLine
        sheet={state.sheet}
        settings={state.settings}
        disabled={disabled}
        onChange={sheet => onChange(writtenSheet(duplicate ? asDuplicate(sheet) : sheet))}
        onDone={onDone}
      />
    </div>
  )
}

/** A line with one deal is the deal of a duplicate table. */
const asDuplicate = (sheet: GuandanSheet): GuandanSheet => {
  const deal = sheet.kind === 'game' ? sheet.deals.at(-1) : undefined
  return deal ? { kind: 'duplicateDeal', deal } : sheet
}
