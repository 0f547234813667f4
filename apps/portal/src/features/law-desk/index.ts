export { HeldUnder } from './held-under'
export { LawDeskView } from './law-desk-view'
export { RulesDeskView } from './rules-desk-view'
