'use client'

import { type ByPlayer, byPlayer, type MahjongSheet } from '@paiji/rules/mahjong'
import { useTranslations } from 'next-intl'
import { useId, useMemo } from 'react'
import type { SheetEditorProps } from '@/lib/sheets/sheet-editor'
import { HandsEditor } from './hands-editor'
import { EntryHelp } from './entry-help'
import { conditionsOf, emptySession, isFinished, sessionOf } from './session-draft'
import { SessionFields } from './session-fields'
import { SessionOutcome } from './session-outcome'
import { TotalsEditor } from './totals-editor'

const modes = ['hands', 'totals', 'notPlayed'] as const
type Mode = (typeof modes)[number]

/** Totals that are not all written yet make no sheet; the mode is kept by the kind alone. */
const modeOf = (sheet: unknown): Mode =>
  modes.find(mode => mode === (sheet as { kind?: unknown } | undefined)?.kind) ?? 'hands'

const opened: Readonly<Record<Mode, unknown>> = {
  hands: emptySession,
  totals: { kind: 'totals' },
  notPlayed: { kind: 'notPlayed' },
}

function ModeChoice({ mode, disabled, onChange }: { mode: Mode; disabled?: boolean; onChange: (mode: Mode) => void }) {
  const t = useTranslations('mahjong.sheet')
  const id = useId()
  return (
    <fieldset disabled={disabled} className="flex flex-wrap gap-x-5">
      <legend className="sr-only">{t('kindOfSheet')}</legend>
      {modes.map(item => (
        <label key={item} className="inline-flex min-h-11 items-center gap-2">
          <input type="radio" name={id} checked={mode === item} onChange={() => onChange(item)} />
          {t(`mode.${item}`)}
        </label>
      ))}
    </fieldset>
  )
}

/** The session sheet of one table: hand by hand from the keyboard, or the four totals, judged as it is typed. */
export function MahjongSheetEditor({
  editionId,
  settings,
  sides,
  sheet: given,
  onChange,
  onDone,
  disabled,
}: SheetEditorProps) {
  const t = useTranslations('mahjong.sheet')
  const conditions = useMemo(() => conditionsOf(editionId, settings), [editionId, settings])
  const names: ByPlayer<string> = byPlayer(player => sides[player]?.name ?? `${player + 1}`)
  const mode = modeOf(given)
  const sheet = useMemo(() => sessionOf(given), [given])
  const complete = sheet.kind === mode ? sheet : undefined
  const shared = { names, disabled, onChange: onChange as (sheet: MahjongSheet) => void }
  return (
    <div className="flex flex-col gap-4">
      <ModeChoice mode={mode} disabled={disabled} onChange={next => onChange(opened[next])} />
      {sheet.kind === 'hands' && mode === 'hands' ? (
        <>
          <EntryHelp />
          <HandsEditor {...shared} sheet={sheet} conditions={conditions} onDone={onDone} />
        </>
      ) : null}
      {mode === 'totals' ? (
        <TotalsEditor
          {...shared}
          totals={sheet.kind === 'totals' ? sheet.totals : undefined}
          onChange={totals => onChange({ ...(complete ?? { kind: 'totals' }), totals })}
          onEnter={() => {
            if (complete && isFinished(complete, conditions)) onDone()
          }}
        />
      ) : null}
      {complete && complete.kind !== 'notPlayed' ? (
        <>
          <SessionOutcome sheet={complete} conditions={conditions} names={names} />
          <SessionFields {...shared} sheet={complete} />
        </>
      ) : null}
      {mode === 'notPlayed' ? <p className="text-muted">{t('notPlayedHint')}</p> : null}
    </div>
  )
}
