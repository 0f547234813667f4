export { GradesDeskView } from './grades-desk-view'
export { PersonGradesPart } from './person-grades-part'
export { PlayerGrades } from './player-grades'
