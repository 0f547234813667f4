import type { GuandanEdition } from '../guandan-edition.js'
import { gsac2017 } from './gsac-2017/edition.js'
import { gsac2017Settings } from './gsac-2017/tables.js'
import { jingji2022 } from './jingji-2022/edition.js'

/** The last one is the default for new events: the text that is on file in full. */
export const guandanEditions: readonly GuandanEdition[] = [jingji2022, gsac2017]

export { gsac2017, gsac2017Settings, jingji2022 }
