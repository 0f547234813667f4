export { RulingsView } from './rulings-view'
