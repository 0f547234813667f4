/** The four seats in playing order, as the words of seats are keyed. */
export const seatLetters = ['N', 'E', 'S', 'W'] as const
