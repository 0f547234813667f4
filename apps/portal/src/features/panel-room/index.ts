export { roomNamespaces } from './room-namespaces'
export { PanelView } from './panel-view'
export { PollView } from './poll-view'
export { RoomView } from './room-view'
