import { type CodeValues, codeText } from './code-text'

type Words = Parameters<typeof codeText>[0]

const kinds = { s: 'session', r: 'round', t: 'table', b: 'board' } as const
const order = ['session', 'round', 'section', 'table', 'room', 'board', 'pair'] as const
const rooms = ['open', 'closed']

type Kind = (typeof order)[number]

/** One part of a place's name: `s1`, `r2`, `t3`, `b17`, a room of the match, the two numbers of an imported line, or a section. */
const partOf = (part: string): readonly [Kind, CodeValues] => {
  if (rooms.includes(part)) return ['room', { room: part }]
  const [, first, second] = /^(\d+)-(\d+)$/.exec(part) ?? []
  if (first && second) return ['pair', { first, second }]
  const [, letter, value] = /^([srtb])(\w+)$/.exec(part) ?? []
  if (!letter || !value || (letter !== 't' && !/\d/.test(value))) return ['section', { section: part }]
  const kind = kinds[letter as keyof typeof kinds]
  return [kind, { [kind]: value }]
}

/** A place's name (`A/s1/r2/t3/b17`) in words of the namespace `place`; a name of another make as it stands. */
export const slotWords = (words: Words, slot: string): string => {
  const parts = new Map(slot.split('/').map(partOf))
  const [table, section] = [parts.get('table')?.table, parts.get('section')?.section]
  if (!parts.has('round') && !parts.has('board')) return slot
  if (table !== undefined && section !== undefined) {
    parts.set('table', { table: `${section}${table}` })
    parts.delete('section')
  }
  return order
    .flatMap(kind => {
      const values = parts.get(kind)
      return values ? [codeText(words, kind, values)] : []
    })
    .join(' · ')
}
