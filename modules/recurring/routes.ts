import router from '@adonisjs/core/services/router'
import { forCompanyOrOperator } from '#core/http/access'
import { controllers } from '#generated/controllers'

const { recurring } = controllers

router
  .group(() => {
    // Before `:id`, which would take it for an id.
    router
      .get('recurring-invoices/summary', [recurring.RecurringSummaries, 'show'])
      .use(forCompanyOrOperator)
    router
      .get('recurring-invoices/recipients', [recurring.RecurringRecipients, 'index'])
      .use(forCompanyOrOperator)
    router
      .post('recurring-invoices/preview', [recurring.RecurringPreviews, 'store'])
      .use(forCompanyOrOperator)

    router
      .get('recurring-invoices', [recurring.RecurringInvoices, 'index'])
      .use(forCompanyOrOperator)
    router
      .post('recurring-invoices', [recurring.RecurringInvoices, 'store'])
      .use(forCompanyOrOperator)
    router
      .get('recurring-invoices/:id', [recurring.RecurringInvoices, 'show'])
      .use(forCompanyOrOperator)
    router
      .put('recurring-invoices/:id', [recurring.RecurringInvoices, 'update'])
      .use(forCompanyOrOperator)
    router
      .delete('recurring-invoices/:id', [recurring.RecurringInvoices, 'destroy'])
      .use(forCompanyOrOperator)

    router
      .post('recurring-invoices/:id/pause', [recurring.RecurringPauses, 'store'])
      .use(forCompanyOrOperator)
    router
      .post('recurring-invoices/:id/resume', [recurring.RecurringResumptions, 'store'])
      .use(forCompanyOrOperator)
    router
      .post('recurring-invoices/:id/skip', [recurring.RecurringSkips, 'store'])
      .use(forCompanyOrOperator)
    router
      .post('recurring-invoices/:id/run', [recurring.RecurringRuns, 'store'])
      .use(forCompanyOrOperator)
    router
      .post('recurring-invoices/:id/end', [recurring.RecurringEnds, 'store'])
      .use(forCompanyOrOperator)
    router
      .post('recurring-invoices/:id/clone', [recurring.RecurringCopies, 'store'])
      .use(forCompanyOrOperator)
  })
  .prefix('/api')
  .as('recurring')
