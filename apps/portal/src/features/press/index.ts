export { PressView } from './press-view'
