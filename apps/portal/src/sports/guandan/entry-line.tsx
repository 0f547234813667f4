'use client'

import { deskEntryText, type GuandanSettings, type GuandanSheet, parseDeskEntry } from '@paiji/rules/guandan'
import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { ProblemText } from '@/components/problem-text'
import { describedBy, Field, TextInput } from '@/components/ui/field'

interface EntryLineProps {
  readonly sheet: GuandanSheet
  readonly settings: GuandanSettings
  readonly disabled?: boolean
  readonly onChange: (sheet: GuandanSheet) => void
  readonly onDone: () => void
}

const recordsOf = (sheet: GuandanSheet): boolean =>
  sheet.kind === 'game' && [...sheet.deals, ...sheet.extraDeals].some(deal => 'record' in deal)

/** The whole sheet as one line of text; it follows the taps, and the taps follow it. */
export function EntryLine({ sheet, settings, disabled, onChange, onDone }: EntryLineProps) {
  const t = useTranslations('guandan.editor')
  const id = useId()
  const [typed, setTyped] = useState<string>()
  const printed = deskEntryText(sheet, settings)
  const read = typed === undefined ? undefined : parseDeskEntry(typed, settings)
  const problem = read && !read.ok ? read.error[0] : undefined
  const wrong = problem ? <ProblemText problems={[problem]} /> : undefined
  const type = (text: string) => {
    setTyped(text)
    const parsed = parseDeskEntry(text, settings)
    if (parsed.ok) onChange(parsed.value)
  }
  return (
    <Field id={id} label={t('line')} hint={t(recordsOf(sheet) ? 'lineRecorded' : 'lineHint')} problem={wrong}>
      <TextInput
        id={id}
        value={typed ?? printed}
        disabled={disabled || recordsOf(sheet)}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        aria-invalid={problem !== undefined}
        aria-describedby={describedBy(id, { hint: true, problem: wrong })}
        className="figures font-mono"
        onChange={event => type(event.target.value)}
        onBlur={() => {
          if (!problem) setTyped(undefined)
        }}
        onKeyDown={event => {
          if (event.key !== 'Enter' || problem) return
          event.preventDefault()
          onDone()
        }}
      />
    </Field>
  )
}
