/** What a reader may set for themselves; kept in cookies so that the first painted page is already right. */
export const themes = ['system', 'light', 'dark'] as const
export const densities = ['comfortable', 'compact'] as const
export type Theme = (typeof themes)[number]
export type Density = (typeof densities)[number]

export const preferenceCookies = { theme: 'paiji-theme', density: 'paiji-density' } as const

const oneOf = <Value extends string>(values: readonly Value[], text: unknown): Value | undefined =>
  values.find(value => value === text)

export const readTheme = (text: unknown): Theme => oneOf(themes, text) ?? 'system'
export const readDensity = (text: unknown): Density => oneOf(densities, text) ?? 'comfortable'

/** A path on this site, or the front page: a form may not send its reader elsewhere. */
export const safeReturnPath = (text: unknown): string =>
  typeof text === 'string' && /^\/(?![/\\])[^\s\\]*$/.test(text) ? text : '/'
