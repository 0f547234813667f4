/**
 * A public lot for each name, from a seed that is written down: anybody can draw again and must get the same. Each lot
 * depends on the seed and its own name only, so that leaving somebody out moves nobody else's.
 */
export const lotOf = (seed: string, name: string): string => {
  const text = `${seed}\u0000${name}`
  return [2_166_136_261, 3_339_675_911].map(start => hex(mix(hash(text, start)))).join('')
}

const hash = (text: string, start: number): number => {
  let value = start
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 16_777_619)
  return value >>> 0
}

/** Spreads every bit of the input over the whole word. */
const mix = (input: number): number => {
  let value = input
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35)
  return (value ^ (value >>> 16)) >>> 0
}

const hex = (value: number): string => value.toString(16).padStart(8, '0')

export interface Lot {
  readonly id: string
  readonly lot: string
}

/** The names in the order drawn: smallest lot first; equal lots by name. */
export const drawOrder = (seed: string, names: readonly string[]): readonly Lot[] =>
  names
    .map(id => ({ id, lot: lotOf(seed, id) }))
    .sort((a, b) => (a.lot < b.lot ? -1 : a.lot > b.lot ? 1 : a.id < b.id ? -1 : 1))
