/** The seats at the start of a session, in the order of the sides, as the words of seats are keyed. */
export const seatLetters = ['E', 'S', 'W', 'N'] as const
