export { ConditionsDeskView } from './conditions-desk-view'
export { RegulationsView } from './regulations-view'
