/** Sixty decimals: rounding errors stay far below the second decimal that a scale is printed with. */
export const unit = 10n ** 60n

export const times = (a: bigint, b: bigint): bigint => (a * b) / unit
export const over = (a: bigint, b: bigint): bigint => (a * unit) / b

/** Integer square root by Newton's method. */
const integerRoot = (n: bigint): bigint => {
  if (n < 2n) return n
  let x = 1n << BigInt(Math.ceil(n.toString(2).length / 2))
  for (;;) {
    const next = (x + n / x) >> 1n
    if (next >= x) return x
    x = next
  }
}

/** √n for a whole number or a fraction already scaled by `unit`. */
export const root = (scaled: bigint): bigint => integerRoot(scaled * unit)

/** Natural logarithm of a positive number, by 2·artanh((x−1)/(x+1)). */
export const ln = (x: bigint): bigint => {
  const z = over(x - unit, x + unit)
  const square = times(z, z)
  let [power, sum] = [z, 0n]
  for (let k = 1n; power !== 0n; k += 2n) {
    sum += power / k
    power = times(power, square)
  }
  return 2n * sum
}

/** eˣ for moderate x, by its series. */
export const exp = (x: bigint): bigint => {
  let [term, sum] = [unit, 0n]
  for (let k = 1n; term !== 0n; k++) {
    sum += term
    term = times(term, x) / k
  }
  return sum
}
