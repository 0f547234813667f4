import { outdatedProposals } from '../../domain/corrections/outdated.repo.js'
import { type CorrectionRow, correctionsByEvents, correctionsByIds } from '../../domain/corrections/corrections.repo.js'
import { rowLoader, rowsLoader } from '../shared/loader.js'

export const correctionLoader = rowLoader<CorrectionRow>(correctionsByIds, row => row.id)
export const correctionsOfEventLoader = rowsLoader<CorrectionRow>(correctionsByEvents, row => row.eventId)
export const outdatedLoader = rowLoader(outdatedProposals, row => row.id)
