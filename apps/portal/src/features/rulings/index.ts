export type { RulingAddress } from './ruling-choices'
export { RulingDeskView } from './ruling-desk-view'
export { RulingSlip } from './ruling-slip'
export { RulingsView } from './rulings-view'
