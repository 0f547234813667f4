import type { GuandanSettings } from '../../settings/settings.js'
import { gsac2017Settings } from '../gsac-2017/tables.js'

/** Only what is known of the 2022 text differs; everything else is inherited and unconfirmed. */
export const jingji2022Settings: GuandanSettings = {
  ...gsac2017Settings,
  returnRule: { limitTo: 'always', tenBy: 'levelValue', whenNone: 'smallest' },
}
