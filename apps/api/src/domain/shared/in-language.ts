/** What a sentence is filled in with, by name. */
export type Values = Readonly<Record<string, string | number>>

/** `eventZh` and `eventEn` make `event` in the reader's language; so does `opponentEn` beside an `opponent` for all others. */
export const inLanguage = (values: Values, language: 'en' | 'zh-CN'): Values => {
  const own = language === 'en' ? 'En' : 'Zh'
  const named = Object.entries(values).flatMap(([name, value]) => {
    const base = name.endsWith(own) ? name.slice(0, -own.length) : ''
    return base ? [[base, value] as const] : []
  })
  return { ...values, ...Object.fromEntries(named) }
}
