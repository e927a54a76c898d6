import router from '@adonisjs/core/services/router'
import { forCompany } from '#core/http/access'
import { controllers } from '#generated/controllers'

const { HoursInvoices, HoursPreviews, InvoiceHours, ProjectInvoices, Timesheets, UnbilledHours } =
  controllers.hours

router
  .group(() => {
    router.get('unbilled-hours', [UnbilledHours, 'index']).use(forCompany)
    router.post('unbilled-hours/preview', [HoursPreviews, 'store']).use(forCompany)
    router.post('unbilled-hours/invoice', [HoursInvoices, 'store']).use(forCompany)

    router.get('billed-hours/invoices', [ProjectInvoices, 'index']).use(forCompany)
    router.get('invoices/:id/hours', [InvoiceHours, 'index']).use(forCompany)
    router.post('invoices/:id/hours', [InvoiceHours, 'store']).use(forCompany)

    router
      .get('invoices/:id/timesheet', [Timesheets, 'show'])
      .use(forCompany.withOperator('closed'))
    router.post('invoices/:id/timesheet', [Timesheets, 'store']).use(forCompany)
  })
  .prefix('/api')
  .as('hours')
