export { MyReports } from './my-reports'
export { ReportDeskView } from './report-desk-view'
export { ReportView } from './report-view'
export { MyResults } from './my-results'
