export { CalendarView } from './calendar-view'
export { MoveSection } from './move-section'
export { MovedNote } from './moved-note'
