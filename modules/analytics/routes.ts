import router from '@adonisjs/core/services/router'
import { forBooks, forCompany, forOwner, forStaff } from '#core/http/access'
import { controllers } from '#generated/controllers'

const {
  DashboardOutlooks,
  Dashboards,
  EmployeeDashboards,
  ReportCurrencies,
  ProjectMargins,
  ReportFiles,
  ReportPrints,
  Reports,
} = controllers.analytics

router
  .group(() => {
    router.get('dashboard', [Dashboards, 'show']).use(forCompany)
    router.get('dashboard/outlook', [DashboardOutlooks, 'show']).use(forCompany)
    router.get('analytics/currencies', [ReportCurrencies, 'index']).use(forBooks)
    router.get('analytics/:tab', [Reports, 'show']).use(forBooks)
    router.get('analytics/:tab/pdf', [ReportPrints, 'show']).use(forBooks.withOperator('closed'))
    router
      .get('analytics/:tab/:table/csv', [ReportFiles, 'show'])
      .use(forBooks.withOperator('closed'))
    router.get('projects/:id/margin', [ProjectMargins, 'show']).use(forOwner)
    router.get('employee-dashboard', [EmployeeDashboards, 'show']).use(forStaff)
  })
  .prefix('/api')
  .as('analytics')
