export { AccountView } from './account-view'
export { AccountsView } from './accounts-view'
export { InvitationView } from './invitation-view'
export { InviteView } from './invite-view'
