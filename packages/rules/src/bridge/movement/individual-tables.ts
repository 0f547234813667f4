/**
 * An individual movement by its first round: `N-E-S-W/set` of each table. `0` sits and has the number after the moving
 * ones; the others and the sets go up by one each round, as places of `square` by `square` where that is given.
 */
export interface IndividualCard {
  readonly players: number
  readonly rounds: number
  readonly start: readonly string[]
  /** Of each table, a 1 for every round in which the two directions are exchanged. */
  readonly turned?: readonly string[]
  /** Some tables share their boards. */
  readonly shared?: true
  /** The numbers, from nought, are two digits to this base, and each goes round by itself. */
  readonly square?: number
}

/**
 * Found by search: starting tables in which every difference stands once between partners and twice between opponents
 * (whist tournaments), directions by annealing. What each must be is held by the test beside `individual.ts`.
 */
export const individualCards: readonly IndividualCard[] = [
  {
    players: 8,
    rounds: 7,
    start: ['0-5-3-6/1', '1-7-4-2/1'],
    shared: true,
  },
  {
    players: 9,
    rounds: 9,
    start: ['2-4-3-7/1', '5-8-9-6/1'],
    shared: true,
    square: 3,
  },
  {
    players: 12,
    rounds: 11,
    start: ['0-4-6-9/1', '1-5-11-2/1', '3-10-7-8/1'],
    turned: ['11111010101', '01000111010', '01101000011'],
    shared: true,
  },
  {
    players: 13,
    rounds: 13,
    start: ['2-8-7-5/1', '3-12-10-11/13', '4-13-6-9/4'],
  },
  {
    players: 16,
    rounds: 15,
    start: ['0-2-7-12/1', '1-13-9-15/1', '3-5-14-6/11', '4-8-10-11/6'],
    shared: true,
  },
  {
    players: 17,
    rounds: 17,
    start: ['2-17-4-12/1', '3-14-11-15/1', '5-7-8-13/1', '6-16-10-9/1'],
    turned: ['10010111101010011', '10010111101010011', '10010111101010011', '01101000010101100'],
    shared: true,
  },
  {
    players: 20,
    rounds: 19,
    start: ['0-19-16-14/1', '1-2-8-5/17', '3-9-18-10/1', '4-13-15-11/18', '6-7-12-17/6'],
    shared: true,
  },
  {
    players: 21,
    rounds: 21,
    start: ['2-10-12-17/1', '3-15-18-14/1', '4-7-21-9/1', '5-11-13-6/1', '8-19-20-16/1'],
    turned: [
      '000110110110011001110',
      '000110110110011001110',
      '000110110110011001110',
      '111001001001100110001',
      '111001001001100110001',
    ],
    shared: true,
  },
  {
    players: 25,
    rounds: 25,
    start: ['2-10-14-19/1', '3-13-22-21/6', '4-16-6-17/17', '5-8-15-11/13', '7-9-12-23/4', '18-24-25-20/14'],
    turned: [
      '0001111101111010110000101',
      '1101010111100000110001000',
      '0001100101010011000001001',
      '1011001111101110101100101',
      '1001111110000001101001100',
      '0110011001010110010001110',
    ],
  },
]
