export { readReport } from '#modules/analytics/reports/read_report'
export type { Report, Tab } from '#modules/analytics/reports/report'
