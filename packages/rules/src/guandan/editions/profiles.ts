import type { GuandanSettings } from '../settings.js'
import { gsac2017Settings } from './gsac-2017/tables.js'
import { jingji2022Settings } from './jingji-2022/settings.js'

export interface EditionSettings {
  readonly name: 'gsac-2017' | 'jingji-2022'
  readonly settings: GuandanSettings
}

export const guandanEditionProfiles: readonly EditionSettings[] = [
  { name: 'jingji-2022', settings: jingji2022Settings },
  { name: 'gsac-2017', settings: gsac2017Settings },
]
