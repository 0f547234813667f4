import type { SportFiles } from '../../core/results-file.js'

/** Results files of bridge; the markings of the board that was used stand for the session (Law 2). */
export const bridgeFiles: SportFiles = {
  reads: ['usebio', 'pbn', 'lin', 'rbn', 'acblJson', 'bridgemate', 'csv', 'webPage'],
  writes: ['usebio', 'pbn', 'csv', 'abfCredits'],
  sheetOf: (written, { lead, vulnerability, copy }) => ({
    ...written,
    ...(copy ? { copy } : {}),
    ...(lead ? { lead } : {}),
    ...(vulnerability ? { vulnerable: vulnerability } : {}),
  }),
}
