import type { FanNo } from '../../fan-no.js'

interface PrintedDifference {
  readonly fan: FanNo
  /** What the printed book has instead of the profile. */
  readonly printed:
    | 'clauseUnknown'
    | 'excludesOnlyFullFlush'
    | 'selfDrawNotRegulated'
    | 'excludesTriplePungToo'
    | 'exampleAddsExcludedFan'
  /** Printed page, where it is known. */
  readonly page?: number
}

/** Where the printed book of 1998 differs from the profile of this edition. */
export const printed1998: readonly PrintedDifference[] = [
  { fan: '57m', printed: 'clauseUnknown' },
  { fan: '4', printed: 'excludesOnlyFullFlush' },
  { fan: '4', printed: 'selfDrawNotRegulated' },
  { fan: '12', printed: 'selfDrawNotRegulated' },
  { fan: '8', printed: 'excludesTriplePungToo' },
  { fan: '18', printed: 'exampleAddsExcludedFan', page: 74 },
  { fan: '25', printed: 'exampleAddsExcludedFan', page: 77 },
  { fan: '27', printed: 'exampleAddsExcludedFan', page: 78 },
]
