'use client'

import {
  boardNumber,
  bridgeEditionOf,
  type BridgeSheet,
  dealerOf,
  matchLength,
  parseBridgeSettings,
} from '@paiji/rules/bridge'
import { useTranslations } from 'next-intl'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { ProblemText } from '@/components/problem-text'
import { describedBy, Field, TextInput } from '@/components/ui/field'
import type { SheetEditorProps } from '@/lib/sheets/sheet-editor'
import { deskLineOf, readDeskLine, readMatchLine, withExtras } from './desk-line'
import { ResultPreview } from './result-preview'
import { SheetExtrasFields } from './sheet-extras-fields'

/** The stored sheet as the edition reads it, if it can. */
const parsedOf = (editionId: string, sheet: unknown): BridgeSheet | undefined => {
  const parsed = sheet === undefined ? undefined : bridgeEditionOf(editionId)?.parseSheet(sheet)
  return parsed?.ok ? parsed.value : undefined
}

/** How a line of this place is read: the result of a board, or of a match where there is none. */
const readerOf = ({ place, settings }: Pick<SheetEditorProps, 'place' | 'settings'>) => {
  if (place.board !== undefined) return readDeskLine
  const conditions = parseBridgeSettings(settings)
  const boards = conditions.ok ? matchLength(conditions.value) : undefined
  return (line: string) => readMatchLine(line, boards)
}

/** The sheet that could be read last: while a line is being changed it reads as none. */
const useLast = (given: BridgeSheet | undefined): BridgeSheet | undefined => {
  const last = useRef(given)
  if (given) last.current = given
  return given ?? last.current
}

/** One line for one result; Enter on a line that reads is done. The score shows while it is typed. */
export function BridgeSheetEditor({ editionId, settings, place, sheet, onChange, onDone, disabled }: SheetEditorProps) {
  const t = useTranslations('bridgeDesk')
  const id = useId()
  const stored = useLast(parsedOf(editionId, sheet))
  const [line, setLine] = useState(() => (stored && deskLineOf(stored)) ?? '')
  const [asked, setAsked] = useState(false)
  const readLine = readerOf({ place, settings })
  const read = readLine(line)
  const edition = bridgeEditionOf(editionId)
  const problem = asked && line !== '' && !read.ok ? read.error[0] : undefined
  const change = (text: string) => {
    setLine(text)
    setAsked(false)
    const next = readLine(text)
    onChange(next.ok ? withExtras(next.value, stored) : undefined)
  }
  // No form: with the fields of the copy beneath it, a browser would not submit one by Enter.
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (read.ok) onDone()
    else setAsked(true)
  }
  const number = boardNumber(place.board)
  const shown = read.ok ? withExtras(read.value, stored) : undefined
  return (
    <div className="flex flex-col gap-3">
      <Field
        id={id}
        label={place.board === undefined ? t('matchLine') : t('line', { board: place.board })}
        hint={t(place.board === undefined ? 'matchLineHint' : 'lineHint')}
        problem={problem && <ProblemText problems={[problem]} />}
      >
        <TextInput
          id={id}
          value={line}
          disabled={disabled}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          data-desk-line=""
          aria-invalid={problem ? true : undefined}
          aria-describedby={describedBy(id, { hint: true, problem })}
          className="figures max-w-sm text-lg"
          onChange={event => change(event.target.value)}
          onKeyDown={press}
          onBlur={() => setAsked(true)}
        />
      </Field>
      <ResultPreview
        edition={edition}
        sheet={shown}
        board={place.board}
        dealer={number ? dealerOf(number) : undefined}
      />
      <SheetExtrasFields sheet={shown} disabled={disabled} onChange={onChange} />
    </div>
  )
}
