export { PrintedCheckView } from './printed-check-view'
export { SwitchView } from './switch-view'
