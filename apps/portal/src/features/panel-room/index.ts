export { roomNamespaces } from './case-frame'
export { PanelView } from './panel-view'
export { PollView } from './poll-view'
export { RoomView } from './room-view'
