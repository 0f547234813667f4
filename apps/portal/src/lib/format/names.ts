export interface ScriptName {
  readonly script: string
  readonly display: string
  readonly current: boolean
}

export interface ShownName {
  readonly text: string
  /** For the `lang` attribute. */
  readonly lang: string
}

const langOf: Readonly<Record<string, string>> = { Hans: 'zh-Hans', Hant: 'zh-Hant', Latn: 'zh-Latn' }
const order = { 'zh-CN': ['Hans', 'Hant', 'Latn'], en: ['Latn', 'Hans', 'Hant'] } as const

/** A person's current names: the one in the reader's script first, then the one in the other. */
export const pickNames = (
  names: readonly ScriptName[],
  locale: 'zh-CN' | 'en',
): { primary?: ShownName; secondary?: ShownName } => {
  const current = names.filter(name => name.current)
  const found = order[locale].flatMap(script => current.find(name => name.script === script) ?? [])
  const shown = found.map(name => ({ text: name.display, lang: langOf[name.script] ?? 'und' }))
  const [primary] = shown
  const secondary = shown.find(
    name => name.lang !== primary?.lang && (name.lang === 'zh-Latn') !== (primary?.lang === 'zh-Latn'),
  )
  return { primary, secondary }
}
