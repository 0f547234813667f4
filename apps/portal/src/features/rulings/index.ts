export { type RulingAddress, RulingDeskView } from './ruling-desk-view'
export { RulingSlip } from './ruling-slip'
export { RulingsView } from './rulings-view'
