export { BodyYearView } from './body-year'
export { yearAt } from './load-years'
export { PersonYearView } from './person-year'
export { bodyYearTitle, personYearTitle } from './year-title'
