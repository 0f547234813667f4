export { AccountMenu } from './account-menu'
export { goToFirstPage } from './first-page'
export {
  hasDesk,
  loadOwnBody,
  loadViewer,
  ownBody,
  type PortalViewer,
  waitingCount,
  type WorkKind,
} from './load-viewer'
export { LoginLink } from './login-link'
export { LoginPage } from './login-page'
