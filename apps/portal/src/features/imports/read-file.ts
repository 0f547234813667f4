/** Larger files are refused before they are sent; the API has its own limit. */
export const largestFile = 10 * 1024 * 1024
