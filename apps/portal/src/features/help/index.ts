export { HelpView } from './help-view'
