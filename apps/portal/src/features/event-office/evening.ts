import type { VariablesOf } from '@/gql'
import { usualMovement } from '@/lib/movement-request'
import type { LayOutEveningMutation } from './again.graphql'

type Movement = VariablesOf<typeof LayOutEveningMutation>['input']['movement']

/** Below so many pairs everybody meets everybody in one evening. */
const HOWELL_BELOW = 8
/** Boards of an evening, about. */
const BOARDS = 24

export interface Evening {
  readonly movement: Movement
  readonly tables: number
  readonly boardsARound: number
  readonly kind: 'howell' | 'mitchell'
}

/** What fits so many pairs: of one field where the conditions rank one, with about two dozen boards each. */
export const eveningFor = (pairs: number, winners: unknown): Evening => {
  const tables = Math.ceil(pairs / 2)
  const isHowell = pairs < HOWELL_BELOW
  const rounds = Math.max(1, isHowell ? tables * 2 - 1 : tables)
  const boardsARound = Math.min(6, Math.max(2, Math.floor(BOARDS / rounds)))
  const { request } = usualMovement('pairs', pairs, winners)
  const movement: Movement = isHowell
    ? { howell: true }
    : { mitchell: { arrowSwitched: request.arrowSwitched ?? null } }
  return { movement, tables, boardsARound, kind: isHowell ? 'howell' : 'mitchell' }
}
