/** What can be wrong with a draw for seats. */
export const seatDrawProblemCodes = [
  'SEAT_DRAW_OPENED',
  'SEAT_DRAW_NOT_OPEN',
  'SEAT_DRAW_TOO_FEW',
  'SEAT_DRAW_ROUNDS_DRAWN',
  'SEAT_NUMBER_DRAWN',
  'SEAT_NUMBER_TAKEN',
  'SEAT_NUMBER_OUT_OF_RANGE',
] as const
