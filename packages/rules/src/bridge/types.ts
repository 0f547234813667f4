import type { Seat } from '../core/seat.js'

export const strains = ['clubs', 'diamonds', 'hearts', 'spades', 'notrump'] as const
export type Strain = (typeof strains)[number]

export const doublings = ['undoubled', 'doubled', 'redoubled'] as const
export type Doubling = (typeof doublings)[number]

export const vulnerabilities = ['none', 'ns', 'ew', 'both'] as const
export type Vulnerability = (typeof vulnerabilities)[number]

export type Side = 'ns' | 'ew'
export const sideOf = (seat: Seat): Side => (seat === 'north' || seat === 'south' ? 'ns' : 'ew')
export const otherSide = (side: Side): Side => (side === 'ns' ? 'ew' : 'ns')

export interface Contract {
  /** 1–7 odd tricks. */
  readonly level: number
  readonly strain: Strain
  readonly doubling: Doubling
}

/** How a field of contestants is compared; the team methods compare the two tables of a match. */
export const fieldMethods = ['matchpoint', 'butler', 'crossImp', 'totalPoints'] as const
export const teamMethods = ['boardAMatch', 'teamImp', 'aggregate', 'patton', 'quotient'] as const
export const methods = [...fieldMethods, ...teamMethods] as const
export type Method = (typeof methods)[number]
export const isTeamMethod = (method: Method): boolean => (teamMethods as readonly Method[]).includes(method)
