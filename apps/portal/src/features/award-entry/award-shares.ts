/** One possible result and how likely it is, in percent or as a fraction, as typed. */
export interface Share {
  readonly weight: string
  readonly result: string
}

/** Parts of the whole that the rules count in: hundredths of a percent and thirds are whole numbers of it. */
const WHOLE = 90_000

/** A weight as typed, percent or a fraction, in parts of the whole; undefined where it is neither. */
const partsOf = (text: string): number | undefined => {
  const share = /^(\d{1,3})\/([1-9]\d{0,3})$/.exec(text.trim())
  if (share) return (Number(share[1]) * WHOLE) / Number(share[2])
  const found = /^(\d{1,3})(?:\.(\d{1,2}))?$/.exec(text.trim())
  return found ? (Number(found[1]) * 100 + Number((found[2] ?? '').padEnd(2, '0'))) * 9 : undefined
}

const percent = (parts: number): string => (parts / 900).toFixed(2).replace(/\.?0+$/, '')

/** What the weights come to, in percent. */
export const weightOf = (shares: readonly Share[]): string =>
  percent(shares.reduce((sum, share) => sum + (partsOf(share.weight) ?? 0), 0))

/** Whether a weight is a fraction, which is no percentage. */
export const isFraction = (weight: string): boolean => weight.includes('/')

const WEIGHT = String.raw`(?<weight>\d{1,3}(?:\.\d{1,2})?(?=\s*%)|\d{1,3}\/[1-9]\d{0,3})\s*%?`
const weightFirst = new RegExp(String.raw`^${WEIGHT}\s+(?<result>.+)$`)
const weightLast = new RegExp(String.raw`^(?<result>.+?)\s+${WEIGHT}$`)

/** One part of the text, its weight before or after its result. */
const shareOf = (part: string): Share => {
  const { weight = '', result = part } = (weightFirst.exec(part) ?? weightLast.exec(part))?.groups ?? {}
  return { weight, result }
}

/** The text the rules read → its rows; one empty row when there is none. */
export const sharesOf = (text: string): readonly Share[] => {
  const parts = text
    .split(/[;；,，]/)
    .map(part => part.trim())
    .filter(part => part !== '')
  const shares = parts.map(shareOf)
  return shares.length > 0 ? shares : [{ weight: '', result: '' }]
}

/** The rows as the rules read them: one result by itself, or `60% 3nt n +1; 40% 3nt n =`. */
export const awardText = (shares: readonly Share[]): string => {
  const filled = shares.filter(share => share.result.trim() !== '')
  if (filled.length === 1 && shares.length === 1) return filled[0]?.result.trim() ?? ''
  return filled
    .map(({ weight, result }) => `${weight.trim() || '0'}${isFraction(weight) ? '' : '%'} ${result.trim()}`)
    .join('; ')
}

/** One more row, weighing what the others leave. */
export const addShare = (shares: readonly Share[]): readonly Share[] => {
  const [first] = shares
  const alone = shares.length === 1 && first?.weight === ''
  const before = alone && first ? [{ ...first, weight: '50' }] : shares
  const left = WHOLE - before.reduce((sum, share) => sum + (partsOf(share.weight) ?? 0), 0)
  return [...before, { weight: percent(Math.max(0, left)), result: '' }]
}
