/** One possible result and how likely it is, in percent as typed. */
export interface Share {
  readonly weight: string
  readonly result: string
}

/** Hundredths of a percent; undefined where it is no number. */
const hundredths = (text: string): number | undefined => {
  const found = /^(\d{1,3})(?:\.(\d{1,2}))?$/.exec(text.trim())
  return found ? Number(found[1]) * 100 + Number((found[2] ?? '').padEnd(2, '0')) : undefined
}

const percent = (value: number): string => (value / 100).toFixed(2).replace(/\.?0+$/, '')

/** What the weights come to, in percent. */
export const weightOf = (shares: readonly Share[]): string =>
  percent(shares.reduce((sum, share) => sum + (hundredths(share.weight) ?? 0), 0))

/** The text the rules read → its rows; one empty row when there is none. */
export const sharesOf = (text: string): readonly Share[] => {
  const parts = text
    .split(';')
    .map(part => part.trim())
    .filter(part => part !== '')
  const shares = parts.map(part => {
    const [, weight, result] = /^(\d{1,3}(?:\.\d{1,2})?)\s*%\s+(.+)$/.exec(part) ?? []
    return weight === undefined || result === undefined ? { weight: '', result: part } : { weight, result }
  })
  return shares.length > 0 ? shares : [{ weight: '', result: '' }]
}

/** The rows as the rules read them: one result by itself, or `60% 3nt n +1; 40% 3nt n =`. */
export const awardText = (shares: readonly Share[]): string => {
  const filled = shares.filter(share => share.result.trim() !== '')
  if (filled.length === 1 && shares.length === 1) return filled[0]?.result.trim() ?? ''
  return filled.map(({ weight, result }) => `${weight.trim() || '0'}% ${result.trim()}`).join('; ')
}

/** One more row, weighing what the others leave. */
export const addShare = (shares: readonly Share[]): readonly Share[] => {
  const [first] = shares
  const alone = shares.length === 1 && first?.weight === ''
  const before = alone && first ? [{ ...first, weight: '50' }] : shares
  const left = 10_000 - before.reduce((sum, share) => sum + (hundredths(share.weight) ?? 0), 0)
  return [...before, { weight: percent(Math.max(0, left)), result: '' }]
}
