/** What a sentence is filled in with, by name. */
export type SaidValues = Readonly<Record<string, string | number>>

/** `eventZh` and `eventEn` make `event` in the reader's language; so does `opponentEn` beside an `opponent` for all others. */
export const valuesInLanguage = (values: SaidValues, language: string): SaidValues => {
  const own = language === 'en' ? 'En' : 'Zh'
  const named = Object.entries(values).flatMap(([name, value]) => {
    const base = name.endsWith(own) ? name.slice(0, -own.length) : ''
    return base ? [[base, value] as const] : []
  })
  return { ...values, ...Object.fromEntries(named) }
}
