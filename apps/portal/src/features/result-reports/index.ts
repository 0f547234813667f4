export { MyReports } from './my-reports'
export { ReportDeskView } from './report-desk-view'
export { ReportView } from './report-view'
