export { AnomaliesView } from './anomalies-view'
