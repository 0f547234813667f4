export { ListsView } from './lists-view'
export { PublishingView } from './publishing-view'
