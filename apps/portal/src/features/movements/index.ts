export { movementFile } from './movement-file'
export { MovementToolView } from './movement-tool-view'
export { SessionMovementView } from './session-movement-view'
