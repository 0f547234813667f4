const BROWSERS = [
  [/MicroMessenger/, 'WeChat'],
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const
const SYSTEMS = [
  [/HarmonyOS/, 'HarmonyOS'],
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
] as const

const found = (list: readonly (readonly [RegExp, string])[], text: string): string | undefined =>
  list.find(([pattern]) => pattern.test(text))?.[1]

/** "Chrome · Windows" of what a browser calls itself; its first word where neither is known. */
export const browserName = (userAgent: string | null): string => {
  if (!userAgent) return ''
  const parts = [found(BROWSERS, userAgent), found(SYSTEMS, userAgent)].filter(part => part !== undefined)
  return parts.join(' · ') || (userAgent.split(/[\s/]/)[0] ?? '')
}
