import type { WrittenSettings } from '@paiji/rules'
import { readJson } from '@/lib/stored'

/** What a stage's form holds: only what was said. A plan without a format is no plan. */
export interface StageSettingsValue {
  readonly plan: WrittenSettings
  readonly settings: WrittenSettings
}

const isRecord = (value: unknown): value is WrittenSettings =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What a stage is stored with. */
export const storedSettings = (stage: {
  readonly plan: Readonly<Record<string, unknown>> | null
  readonly settings: Readonly<Record<string, unknown>>
}): StageSettingsValue => ({
  plan: (stage.plan ?? {}) as WrittenSettings,
  settings: stage.settings as WrittenSettings,
})

/** Settings as text, as they are copied from one event to another. */
export const textOfSettings = ({ plan, settings }: StageSettingsValue): string =>
  JSON.stringify({ plan, settings }, null, 2)

/** Reads such text; undefined where it is none. Either part may be missing, a plan may be null. */
export const readSettings = (text: string): StageSettingsValue | undefined => {
  const read = readJson(text)
  if (!isRecord(read) || Object.keys(read).some(key => key !== 'plan' && key !== 'settings')) return undefined
  const { plan, settings } = read
  const [readPlan, readSport] = [plan ?? {}, settings ?? {}]
  return isRecord(readPlan) && isRecord(readSport) ? { plan: readPlan, settings: readSport } : undefined
}
