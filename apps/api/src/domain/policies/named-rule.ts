import { ok, sportOf } from '@paiji/rules'
import { bothNames } from '../../base/both-names.js'
import { refusing, type Outcome } from '../../base/problem.js'
import type { EventProblemCode } from '../events/problem-codes.js'
import type { PolicyProblemCode } from './problem-codes.js'

const refuse = refusing<PolicyProblemCode | EventProblemCode>()

/** What a ranking and a policy are known by. */
export interface Naming {
  /** Letters, digits, `.`, `_` and `-`; stands in addresses. */
  readonly code: string
  readonly nameZh: string
  /** The Chinese one stands in its place where none is given. */
  readonly nameEn?: string | undefined
  /** The id of a sport. */
  readonly sport: string
}

const CODE = /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/

/** Code, names and sport without stray blanks. Problems: POLICY_CODE_UNREADABLE, POLICY_NAME_MISSING, SPORT_UNKNOWN. */
export const readNaming = (said: Naming): Outcome<Required<Naming>> => {
  const code = said.code.trim()
  const { nameZh, nameEn } = bothNames(said)
  if (!CODE.test(code)) return refuse('POLICY_CODE_UNREADABLE', 'code')
  if (!nameZh) return refuse('POLICY_NAME_MISSING', 'name')
  const sport = sportOf(said.sport)
  return sport ? ok({ code, nameZh, nameEn, sport: sport.id }) : refuse('SPORT_UNKNOWN', 'sport')
}
