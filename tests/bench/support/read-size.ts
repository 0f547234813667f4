import { parseArgs } from 'node:util'
import type { Size } from './large-federation.js'

/** `--people N --awards M`, with what they are unless told. */
export const readSize = (args: readonly string[], unless: Size): Size => {
  const { values } = parseArgs({
    args: [...args],
    options: { people: { type: 'string' }, awards: { type: 'string' } },
    allowPositionals: true,
  })
  const whole = (text: string | undefined, otherwise: number): number => {
    const number = text === undefined ? otherwise : Number(text.replaceAll('_', ''))
    if (!Number.isSafeInteger(number) || number < 1) throw new RangeError(`not a number of things: ${text}`)
    return number
  }
  return { people: whole(values.people, unless.people), awards: whole(values.awards, unless.awards) }
}
