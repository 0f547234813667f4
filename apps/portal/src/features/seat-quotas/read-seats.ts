export const bodyKinds = ['federation', 'association', 'club'] as const
export type BodyKind = (typeof bodyKinds)[number]

/** What the address asks for; seats as they were typed. */
export interface SeatsInput {
  readonly ranking: string | undefined
  readonly seats: string
  readonly among: BodyKind
}

const textOf = (value: string | string[] | undefined): string => (typeof value === 'string' ? value.trim() : '')

export const readSeats = (given: Readonly<Record<string, string | string[] | undefined>>): SeatsInput => ({
  ranking: textOf(given.ranking) || undefined,
  seats: textOf(given.seats),
  among: bodyKinds.find(kind => kind === textOf(given.among)) ?? 'federation',
})
