import { type WrittenSettings, withoutUnused } from '@paiji/rules'
import type { StageSettingsKinds } from './stage-settings'
import type { StageSettingsValue } from './stage-settings-value'

type Kinds = Pick<StageSettingsKinds, 'planSettings' | 'sportSettings'>

/** How the stage is played; undefined without a plan. */
export const formatOf = ({ plan }: StageSettingsValue): string | undefined =>
  ((plan.format ?? {}) as { readonly kind?: string }).kind

/** The plan as the API takes it: without what its format does not use; undefined for none. */
export const sentPlan = ({ planSettings }: Kinds, value: StageSettingsValue): WrittenSettings | undefined =>
  formatOf(value) === undefined ? undefined : withoutUnused(planSettings, value.plan)

/** The conditions of the sport as the API takes them. */
export const sentSettings = ({ sportSettings }: Kinds, { settings }: StageSettingsValue): WrittenSettings =>
  withoutUnused(sportSettings, settings)
