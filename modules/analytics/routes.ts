import router from '@adonisjs/core/services/router'
import { forCompany, forStaff } from '#core/http/access'
import { controllers } from '#generated/controllers'

const {
  DashboardOutlooks,
  Dashboards,
  EmployeeDashboards,
  ReportCurrencies,
  ReportFiles,
  Reports,
} = controllers.analytics

router
  .group(() => {
    router.get('dashboard', [Dashboards, 'show']).use(forCompany)
    router.get('dashboard/outlook', [DashboardOutlooks, 'show']).use(forCompany)
    router.get('analytics/currencies', [ReportCurrencies, 'index']).use(forCompany)
    router.get('analytics/:tab', [Reports, 'show']).use(forCompany)
    router.get('analytics/:tab/:table/csv', [ReportFiles, 'show']).use(forCompany)
    router.get('employee-dashboard', [EmployeeDashboards, 'show']).use(forStaff)
  })
  .prefix('/api')
  .as('analytics')
