import { bigguandan } from './bigguandan/bigguandan.js'
import { bridge } from './bridge/index.js'
import type { RulesEdition } from './core/edition.js'
import type { SportRules } from './core/sport.js'
import { doudizhu } from './doudizhu/doudizhu.js'
import { guandan } from './guandan/index.js'
import { mahjong } from './mahjong/index.js'
import { riichiWith } from './riichi/riichi.js'
import { sichuanWith } from './sichuan/sichuan.js'

/** One line per sport. */
export const sports: readonly SportRules[] = [
  bridge,
  guandan,
  mahjong,
  riichiWith(mahjong.seating),
  doudizhu,
  sichuanWith(mahjong.seating),
  bigguandan,
]

export const sportOf = (id: string): SportRules | undefined => sports.find(sport => sport.id === id)

/** The edition an event names, e.g. `bridge/laws-2017`. */
export const editionOf = (id: string): RulesEdition | undefined =>
  sports.flatMap(sport => sport.editions).find(edition => edition.id === id)

/** The sport that has the edition. */
export const sportOfEdition = (id: string): SportRules | undefined =>
  sports.find(sport => sport.editions.some(edition => edition.id === id))

/** The sport whose results a file format carries. */
export const sportOfFormat = (format: string): SportRules | undefined =>
  sports.find(sport => sport.files?.reads.includes(format))
