export { type Day, monthsBefore } from './calendar.js'
export {
  type Candidate,
  type ChosenPanel,
  choosePanel,
  isEligible,
  type PanelRule,
  panelRuleProblems,
  rota,
} from './choose-panel.js'
export { type ConflictLevel, conflictPresets } from './conflict-presets.js'
export { drawOrder, type Lot, lotOf } from './draw.js'
export { findConflicts, isExcluded } from './find-conflicts.js'
export * from './problem-codes.js'
export * from './relation.js'
