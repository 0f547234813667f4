export { SetupView } from './setup-view'
