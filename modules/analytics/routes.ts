import router from '@adonisjs/core/services/router'
import { forStaff } from '#core/http/access'
import { controllers } from '#generated/controllers'

const { EmployeeDashboards } = controllers.analytics

router
  .group(() => {
    router.get('employee-dashboard', [EmployeeDashboards, 'show']).use(forStaff)
  })
  .prefix('/api')
  .as('analytics')
