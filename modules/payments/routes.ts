import router from '@adonisjs/core/services/router'
import { forCompany } from '#core/http/access'
import { controllers } from '#generated/controllers'

const { payments } = controllers

router
  .group(() => {
    router.get('payments/open-invoices', [payments.OpenInvoices, 'index']).use(forCompany)

    router.get('payments', [payments.Payments, 'index']).use(forCompany)
    router.post('payments', [payments.Payments, 'store']).use(forCompany)
    router.get('payments/:id', [payments.Payments, 'show']).use(forCompany)
    router.delete('payments/:id', [payments.Payments, 'destroy']).use(forCompany)
    router
      .get('payments/:id/receipt', [payments.PaymentReceipts, 'show'])
      .use(forCompany.withOperator('closed'))
    router.post('payments/:id/receipt', [payments.PaymentReceipts, 'store']).use(forCompany)

    router.get('credits', [payments.Credits, 'index']).use(forCompany)
    router.get('credits/:id', [payments.Credits, 'show']).use(forCompany)
    router.post('credits/:id/applications', [payments.CreditApplications, 'store']).use(forCompany)
    router
      .delete('credits/:id/applications/:applicationId', [payments.CreditApplications, 'destroy'])
      .use(forCompany)
    router.post('credits/:id/refunds', [payments.CreditRefunds, 'store']).use(forCompany)
    router
      .delete('credits/:id/refunds/:refundId', [payments.CreditRefunds, 'destroy'])
      .use(forCompany)
  })
  .prefix('/api')
  .as('payments')
