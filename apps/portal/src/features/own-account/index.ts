export { OwnAccountView } from './own-account-view'
