/** A place as everybody writes it: a shared one with its sign, `1=`. */
export const placeOf = ({ rank, shared }: { readonly rank: number; readonly shared: boolean }): string =>
  `${rank}${shared ? '=' : ''}`
