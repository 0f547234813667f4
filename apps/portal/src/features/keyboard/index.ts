export { Keyboard } from './keyboard'
