import router from '@adonisjs/core/services/router'
import { forCompany } from '#core/http/access'
import { controllers } from '#generated/controllers'

const { invoicing } = controllers

router
  .group(() => {
    router.get('items', [invoicing.Items, 'index']).use(forCompany)
    router.post('items', [invoicing.Items, 'store']).use(forCompany)
    router.get('items/:id', [invoicing.Items, 'show']).use(forCompany)
    router.put('items/:id', [invoicing.Items, 'update']).use(forCompany)
    router.delete('items/:id', [invoicing.Items, 'destroy']).use(forCompany)

    router.get('invoices/counts', [invoicing.InvoiceCounts, 'show']).use(forCompany)
    router.get('invoices/sums-by-client', [invoicing.ClientSums, 'index']).use(forCompany)
    router.post('invoices/preview', [invoicing.InvoicePreviews, 'store']).use(forCompany)
    router.post('invoices/picture', [invoicing.InvoicePictures, 'store']).use(forCompany)
    router.post('invoices/check', [invoicing.InvoiceChecks, 'store']).use(forCompany)

    router.get('invoices', [invoicing.Invoices, 'index']).use(forCompany)
    router.post('invoices', [invoicing.Invoices, 'store']).use(forCompany)
    router.get('invoices/:id', [invoicing.Invoices, 'show']).use(forCompany)
    router.put('invoices/:id', [invoicing.Invoices, 'update']).use(forCompany)
    router.delete('invoices/:id', [invoicing.Invoices, 'destroy']).use(forCompany)

    router.get('invoices/:id/pdf', [invoicing.InvoicePdfs, 'show']).use(forCompany)
    router.get('invoices/:id/xml', [invoicing.InvoiceXmls, 'show']).use(forCompany)
    router.get('invoices/:id/einvoice', [invoicing.InvoiceEinvoices, 'show']).use(forCompany)
    router.get('invoices/:id/picture', [invoicing.InvoicePictures, 'show']).use(forCompany)
    router.post('invoices/:id/issue', [invoicing.InvoiceIssues, 'store']).use(forCompany)
    router.post('invoices/:id/cancel', [invoicing.InvoiceCancellations, 'store']).use(forCompany)
    router.post('invoices/:id/void', [invoicing.InvoiceWithdrawals, 'store']).use(forCompany)
    router.get('invoices/:id/send', [invoicing.InvoiceSendings, 'show']).use(forCompany)
    router.post('invoices/:id/send', [invoicing.InvoiceSendings, 'store']).use(forCompany)
    router.post('invoices/:id/duplicate', [invoicing.InvoiceCopies, 'store']).use(forCompany)

    router.post('invoices/:id/payments', [invoicing.InvoicePayments, 'store']).use(forCompany)
    router
      .delete('invoices/:id/payments/:paymentId', [invoicing.InvoicePayments, 'destroy'])
      .use(forCompany)
  })
  .prefix('/api')
  .as('invoicing')
