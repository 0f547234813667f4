export { ProgrammeView } from './programme-view'
