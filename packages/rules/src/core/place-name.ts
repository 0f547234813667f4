const kinds = { s: 'session', r: 'round', t: 'table', b: 'board' } as const
const order = ['session', 'round', 'section', 'table', 'room', 'board', 'pair'] as const
const rooms = ['open', 'closed']

export type PlaceKind = (typeof order)[number]

/** A part of a place's name, with what its words (`place.<kind>`) are filled in with. */
export interface PlacePart {
  readonly kind: PlaceKind
  readonly values: Readonly<Record<string, string>>
}

/** One part of a place's name: `s1`, `r2`, `t3`, `b17`, a room of the match, the two numbers of an imported line, or a section. */
const partOf = (part: string): PlacePart => {
  if (rooms.includes(part)) return { kind: 'room', values: { room: part } }
  const [, first, second] = /^(\d+)-(\d+)$/.exec(part) ?? []
  if (first && second) return { kind: 'pair', values: { first, second } }
  const [, letter, value] = /^([srtb])(\w+)$/.exec(part) ?? []
  if (!letter || !value || (letter !== 't' && !/\d/.test(value))) return { kind: 'section', values: { section: part } }
  const kind = kinds[letter as keyof typeof kinds]
  return { kind, values: { [kind]: value } }
}

/**
 * The parts of a place's name (`A/s1/r2/t3/b17`) in the order they are read, the section told with its table; undefined for a
 * name of another make.
 */
export const partsOfPlace = (slot: string): readonly PlacePart[] | undefined => {
  const parts = new Map(slot.split('/').map(part => [partOf(part).kind, partOf(part)]))
  const [table, section] = [parts.get('table')?.values.table, parts.get('section')?.values.section]
  if (!parts.has('round') && !parts.has('board')) return undefined
  if (table !== undefined && section !== undefined) {
    parts.set('table', { kind: 'table', values: { table: `${section}${table}` } })
    parts.delete('section')
  }
  return order.flatMap(kind => parts.get(kind) ?? [])
}

/** A match of a bracket by the rules' own name (`w/r2/m1`, or a seed's number): its words (`match.<code>`) and their values. */
export const partsOfMatch = (
  name: string,
): { readonly code: string; readonly values: Readonly<Record<string, string>> } | undefined => {
  if (/^\d+$/.test(name)) return { code: 'seed', values: { seed: name } }
  if (name === 'final' || name === 'reset') return { code: name, values: {} }
  const [, part = '', place = '', round = '', match = ''] = /^(w|l|p(\d+))\/r(\d+)\/m(\d+)$/.exec(name) ?? []
  if (part === '') return undefined
  if (place) return { code: 'placement', values: { place, round, match } }
  return { code: part === 'w' ? 'main' : 'losers', values: { round, match } }
}
