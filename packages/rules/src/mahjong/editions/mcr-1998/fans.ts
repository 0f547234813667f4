import type { FanNo } from '../../tiles/fan-no.js'
import type { FanRule } from '../../tiles/profile.js'
import { fans2006 } from '../wmo-2006/fans.js'

interface FanChange {
  readonly value?: number
  readonly zh?: string
  readonly alsoExcludes?: readonly FanNo[]
}

/** Self-drawn forms that score 自摸 and not 不求人. */
const noFullyConcealed: FanChange = { alsoExcludes: ['56'] }

/**
 * Where the national profile of 1998, as the calculators in use score it, differs from the 2006 table.
 * The printed book of 1998 differs from this profile again: of fan 4 it excludes 清一色 alone and says nothing of a
 * self-draw, as for fan 12; fan 8 excludes 三同刻 too; its examples of fans 18 (p. 74), 25 (p. 77) and 27 (p. 78) add a fan
 * that the text excludes.
 */
export const changes1998: Readonly<Partial<Record<FanNo, FanChange>>> = {
  '1': { zh: '大四喜' },
  '3': { alsoExcludes: ['50'] },
  '4': noFullyConcealed,
  '5': { alsoExcludes: ['48', '67'] },
  '6': noFullyConcealed,
  '7': noFullyConcealed,
  '8': { alsoExcludes: ['65'] },
  '9': { zh: '小四喜' },
  '12': noFullyConcealed,
  '17': { alsoExcludes: ['48', '67'] },
  '19': noFullyConcealed,
  '20': noFullyConcealed,
  '34': noFullyConcealed,
  '48': { value: 6 },
  '57m': { value: 5 },
  '79': { zh: '单钓将' },
}

const changed = (fan: FanRule): FanRule => {
  const change = changes1998[fan.no]
  if (!change) return fan
  return {
    ...fan,
    value: change.value ?? fan.value,
    name: { ...fan.name, zh: change.zh ?? fan.name.zh },
    excludes: [...fan.excludes, ...(change.alsoExcludes ?? [])],
  }
}

export const fans1998: readonly FanRule[] = fans2006.map(changed)
