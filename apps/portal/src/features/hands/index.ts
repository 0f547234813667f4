export { HandsDeskView } from './hands-desk-view'
export { sessionHandsFile } from './session-hands-file'
export { SessionHandsView } from './session-hands-view'
