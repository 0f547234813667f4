import { readContract } from './contract.js'

const named: Readonly<Record<string, string>> = {
  P: 'Pass',
  PASS: 'Pass',
  D: 'X',
  X: 'X',
  DBL: 'X',
  DOUBLE: 'X',
  R: 'XX',
  XX: 'XX',
  RDBL: 'XX',
  REDOUBLE: 'XX',
}
const longestCall = 20
/** More calls than any auction can hold: the longest legal one has 319. */
export const mostCalls = 400

/** `Pass`, `X`, `XX`, `1C` … `7NT`; what is no call stays as it was written, to be marked by the rules. */
export const readCall = (text: string): string => {
  const plain = text.trim().toUpperCase()
  if (Object.hasOwn(named, plain)) return named[plain] as string
  const bid = /^[1-7]/.test(plain) ? readContract(plain) : undefined
  return bid && /^[1-7](?:NT|[CDHS])$/.test(bid) ? bid : text.trim().slice(0, longestCall)
}
