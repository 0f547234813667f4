export { BodyPowersView, EventPowersView } from './powers-view'
