export { OwnAccountView } from './own-account-view'
export { OwnDataView } from './own-data-view'
