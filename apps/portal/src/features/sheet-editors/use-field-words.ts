'use client'

import { useMessages, useTranslations } from 'next-intl'
import { codeText } from '@/i18n/code-text'
import type { SheetSide } from '@/lib/sheets/sheet-editor'

const winds = ['E', 'S', 'W', 'N'] as const

/** The words of a sport that its terms laid under its own name; none where it has none of the kind. */
const wordsAt = (messages: unknown, sport: string, kind: 'field' | 'option'): Readonly<Record<string, unknown>> => {
  const own = (messages as Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>)[sport]?.[kind]
  return typeof own === 'object' && own !== null ? (own as Readonly<Record<string, unknown>>) : {}
}

/** Names of fields, options and seats of a generic form: the sport's own words before those of the columns. */
export const useFieldWords = (sport: string, sides: readonly SheetSide[]) => {
  const messages = useMessages()
  const columns = useTranslations('columns')
  const words = useTranslations('seat')
  const [fields, options] = [wordsAt(messages, sport, 'field'), wordsAt(messages, sport, 'option')]
  const wordOf = (own: Readonly<Record<string, unknown>>, code: string): string | undefined => {
    const word = Object.hasOwn(own, code) ? own[code] : undefined
    return typeof word === 'string' ? word : undefined
  }
  return {
    nameOf: (name: string): string => wordOf(fields, name) ?? codeText(columns, name),
    optionOf: (code: string): string => wordOf(options, code) ?? code,
    seatOf: (at: number): string => {
      const wind = sides.length === winds.length ? winds[at] : undefined
      const seat = wind ? words(wind) : `${at + 1}`
      const name = sides[at]?.name
      return name ? `${seat} ${name}` : seat
    },
  }
}
