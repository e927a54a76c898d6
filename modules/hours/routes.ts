import router from '@adonisjs/core/services/router'
import { forCompany } from '#core/http/access'
import { controllers } from '#generated/controllers'

const { Timesheets } = controllers.hours

router
  .group(() => {
    router.get('invoices/:id/timesheet', [Timesheets, 'show']).use(forCompany)
    router.post('invoices/:id/timesheet', [Timesheets, 'store']).use(forCompany)
  })
  .prefix('/api')
  .as('hours')
