/** A player of one table, by the seat at the start of the session: 0 East, 1 South, 2 West, 3 North. */
export type Player = 0 | 1 | 2 | 3
export const players = [0, 1, 2, 3] as const
export const isPlayer = (value: unknown): value is Player => value === 0 || value === 1 || value === 2 || value === 3

/** One number for each player of a table. */
export type ByPlayer<T> = readonly [T, T, T, T]

export const byPlayer = <T>(fn: (player: Player) => T): ByPlayer<T> => [fn(0), fn(1), fn(2), fn(3)]
export const addByPlayer = (a: ByPlayer<number>, b: ByPlayer<number>): ByPlayer<number> =>
  byPlayer(player => a[player] + b[player])
export const nobody: ByPlayer<number> = [0, 0, 0, 0]
export const sumByPlayer = (values: ByPlayer<number>): number => values[0] + values[1] + values[2] + values[3]
