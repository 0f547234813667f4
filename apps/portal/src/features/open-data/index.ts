export { OpenDataView } from './open-data-view'
