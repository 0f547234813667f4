export { SeatDrawView } from './seat-draw-view'
