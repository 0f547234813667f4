import { bridge } from './bridge/index.js'
import type { RulesEdition } from './core/edition.js'
import type { SportRules } from './core/sport.js'
import { guandan } from './guandan/index.js'
import { mahjong } from './mahjong/index.js'

/** One line per sport. */
export const sports: readonly SportRules[] = [bridge, guandan, mahjong]

export const sportOf = (id: string): SportRules | undefined => sports.find(sport => sport.id === id)

/** The edition an event names, e.g. `bridge/laws-2017`. */
export const editionOf = (id: string): RulesEdition | undefined =>
  sports.flatMap(sport => sport.editions).find(edition => edition.id === id)
