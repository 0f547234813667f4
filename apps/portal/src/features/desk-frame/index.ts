export { deskRooms } from './desk-rooms'
export { DeskFrame } from './desk-frame'
export { DeskOverview } from './desk-overview'
export { OpenDesk } from './open-desk'
