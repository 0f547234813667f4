export { EventCorrections } from './event-corrections'
