export { LineUpSection } from './line-up-section'
export { ParticipationTable } from './participation-table'
