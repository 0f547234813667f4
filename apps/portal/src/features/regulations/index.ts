export { RegulationsView } from './regulations-view'
