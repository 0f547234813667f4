export { LawDeskView } from './law-desk-view'
