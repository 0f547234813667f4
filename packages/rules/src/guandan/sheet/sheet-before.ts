import type { Adjustment } from '../../core/adjustment.js'
import type { GuandanSettings } from '../settings/settings.js'
import type { GuandanSheet } from '../sheet.js'

/** A game of which nothing was played yet. */
const unplayed: GuandanSheet = { kind: 'game', deals: [], extraDeals: [], ended: 'inProgress', fouls: [0, 0] }

/**
 * A game that a referee ruled lost or gave points for before anybody sat down counts by the ruling alone (15.3.4). A
 * deal of a duplicate event is compared with its other tables and waits for its sheet.
 */
export const sheetBefore = ({ kind }: Adjustment, settings: unknown): GuandanSheet | undefined =>
  (settings as GuandanSettings).eventType !== 'duplicate' && ['forfeit', 'assigned', 'artificial'].includes(kind)
    ? unplayed
    : undefined
