/*
 * What stands between two things of a row, with a space before it that does not break: where the row takes two lines, the
 * mark ends the first one and neither begins the second nor stands alone.
 */

/** Between the names of partners. */
export const slash = '\u00a0/ '

/** Between remarks. */
export const dot = '\u00a0· '

/** Between the sides of a table. */
export const dash = '\u00a0— '
