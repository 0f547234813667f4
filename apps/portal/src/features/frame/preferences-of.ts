import { cookies } from 'next/headers'
import { type Density, preferenceCookies, readDensity, readTheme, type Theme } from '@/lib/preferences'

/** The reader's own settings, from their cookies. */
export const preferencesOf = async (): Promise<{ theme: Theme; density: Density }> => {
  const jar = await cookies()
  return {
    theme: readTheme(jar.get(preferenceCookies.theme)?.value),
    density: readDensity(jar.get(preferenceCookies.density)?.value),
  }
}
