/** A whole number with its sign, as score sheets write it: `+48`, `−8`, `0`. */
export const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0')
