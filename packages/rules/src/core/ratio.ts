/**
 * An exact rational number in lowest terms with a positive denominator.
 * Everything that ranks people is one of these until it is printed.
 */
export interface Ratio {
  readonly num: bigint
  readonly den: bigint
}

const abs = (n: bigint): bigint => (n < 0n ? -n : n)

const gcd = (a: bigint, b: bigint): bigint => {
  let [x, y] = [abs(a), abs(b)]
  while (y !== 0n) [x, y] = [y, x % y]
  return x
}

/** `ratio(3, 4)` is 3/4; both parts must be whole numbers and `den` not zero. */
export const ratio = (num: bigint | number, den: bigint | number = 1n): Ratio => {
  const [n, d] = [BigInt(num), BigInt(den)]
  if (d === 0n) throw new RangeError('ratio with denominator 0')
  if (d === 1n) return { num: n, den: 1n }
  const divisor = gcd(n, d)
  const sign = d < 0n ? -1n : 1n
  return { num: (sign * n) / divisor, den: (sign * d) / divisor }
}

export const zero: Ratio = { num: 0n, den: 1n }
export const one: Ratio = { num: 1n, den: 1n }

export const add = (a: Ratio, b: Ratio): Ratio => {
  if (a.den !== b.den) return ratio(a.num * b.den + b.num * a.den, a.den * b.den)
  return a.den === 1n ? { num: a.num + b.num, den: 1n } : ratio(a.num + b.num, a.den)
}
export const negate = (a: Ratio): Ratio => ({ num: -a.num, den: a.den })
export const subtract = (a: Ratio, b: Ratio): Ratio => add(a, negate(b))
export const multiply = (a: Ratio, b: Ratio): Ratio => ratio(a.num * b.num, a.den * b.den)
export const divide = (a: Ratio, b: Ratio): Ratio => ratio(a.num * b.den, a.den * b.num)
export const sum = (values: readonly Ratio[]): Ratio => values.reduce(add, zero)

/** Negative, zero or positive, for sorting in ascending order. */
export const compare = (a: Ratio, b: Ratio): number => {
  if (a.den === b.den) return a.num < b.num ? -1 : a.num > b.num ? 1 : 0
  const difference = a.num * b.den - b.num * a.den
  return difference < 0n ? -1 : difference > 0n ? 1 : 0
}
export const equals = (a: Ratio, b: Ratio): boolean => a.num === b.num && a.den === b.den

/** How an exact half is decided when a number is rounded for print or by regulation. */
export type HalfRule = 'awayFromZero' | 'up' | 'down' | 'even'

const roundedQuotient = (num: bigint, den: bigint, half: HalfRule): bigint => {
  const floor = num >= 0n ? num / den : -((-num + den - 1n) / den)
  const twice = 2n * (num - floor * den)
  if (twice !== den) return twice > den ? floor + 1n : floor
  if (half === 'up') return floor + 1n
  if (half === 'down') return floor
  if (half === 'even') return floor % 2n === 0n ? floor : floor + 1n
  return num >= 0n ? floor + 1n : floor
}

/** Rounds to a multiple of `step` (1/100 for two decimals, 10 for a Butler datum). */
export const roundTo = (value: Ratio, step: Ratio, half: HalfRule = 'awayFromZero'): Ratio => {
  const scaled = divide(value, step)
  return multiply(ratio(roundedQuotient(scaled.num, scaled.den, half)), step)
}

/** Decimal text with exactly `decimals` digits after the point; the only place where precision is given up. */
export const toDecimal = (value: Ratio, decimals: number, half: HalfRule = 'awayFromZero'): string => {
  const scale = 10n ** BigInt(decimals)
  const units = roundedQuotient(value.num * scale, value.den, half)
  const digits = abs(units)
    .toString()
    .padStart(decimals + 1, '0')
  const sign = units < 0n ? '-' : ''
  return decimals === 0 ? sign + digits : `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}

/** `"-12.50"` → -25/2. Undefined when the text is not a plain decimal number. */
export const fromDecimal = (text: string): Ratio | undefined => {
  const match = /^([+-]?)(\d*)(?:\.(\d*))?$/.exec(text.trim())
  if (!match || !(match[2] || match[3])) return undefined
  const fraction = match[3] ?? ''
  const value = ratio(BigInt(`${match[2]}${fraction}` || '0'), 10n ** BigInt(fraction.length))
  return match[1] === '-' ? negate(value) : value
}

/** Canonical text, `"7"` or `"-25/2"`: what is stored and what goes into digests. */
export const toText = (value: Ratio): string => (value.den === 1n ? `${value.num}` : `${value.num}/${value.den}`)

export const fromText = (text: string): Ratio => {
  const [num, den] = text.split('/')
  return ratio(BigInt(num ?? '0'), BigInt(den ?? '1'))
}
