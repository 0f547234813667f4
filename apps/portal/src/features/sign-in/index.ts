export { AccountMenu } from './account-menu'
export { hasDesk, loadOwnBody, loadViewer, ownBody, type PortalViewer, waitingCount } from './load-viewer'
export { LoginLink } from './login-link'
export { LoginPage } from './login-page'
