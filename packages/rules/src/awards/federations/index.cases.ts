import type { AwardPolicy } from '../award-policy.js'
import { bridgeAwardPresets } from './bridge.cases.js'
import { wbfOnline } from './lists.cases.js'

export { rankingPresets } from './lists.cases.js'

export const awardPresets: readonly AwardPolicy[] = [...bridgeAwardPresets, wbfOnline]

/** A preset by id, e.g. `bridge/abf-club-green`. */
export const awardPreset = (id: string): AwardPolicy | undefined => awardPresets.find(policy => policy.id === id)
