import 'reflect-metadata'
import { bigguandan } from './bigguandan/index.js'
import { bridge } from './bridge/index.js'
import { doudizhu } from './doudizhu/index.js'
import { guandan } from './guandan/index.js'
import { mahjong } from './mahjong/index.js'
import { riichi } from './riichi/index.js'
import { sichuan } from './sichuan/index.js'
import type { SportPlug } from './sport-plug.js'

export type { SportPlug }

/** One line per sport. */
export const sportPlugs: readonly SportPlug[] = [bridge, guandan, mahjong, riichi, doudizhu, sichuan, bigguandan]
