import router from '@adonisjs/core/services/router'
import { forCompany, forLinkHolder } from '#core/http/access'
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
    router.get('invoices/summary', [invoicing.InvoiceSummaries, 'show']).use(forCompany)
    router.post('invoices/batch/send', [invoicing.InvoiceBatchSendings, 'store']).use(forCompany)
    router.post('invoices/batch/pay', [invoicing.InvoiceBatchPayments, 'store']).use(forCompany)
    router.post('invoices/batch/delete', [invoicing.InvoiceBatchDeletions, 'store']).use(forCompany)
    router
      .post('invoices/batch/archive', [invoicing.InvoiceBatchArchivings, 'store'])
      .use(forCompany)
    router
      .post('invoices/batch/restore', [invoicing.InvoiceBatchRestorations, 'store'])
      .use(forCompany)
    router.post('invoices/batch/files', [invoicing.InvoiceBatchFiles, 'store']).use(forCompany)
    router.post('invoices/preview', [invoicing.InvoicePreviews, 'store']).use(forCompany)
    router.post('invoices/picture', [invoicing.InvoicePictures, 'store']).use(forCompany)
    router.post('invoices/check', [invoicing.InvoiceChecks, 'store']).use(forCompany)

    router.get('exchange-rates', [invoicing.ExchangeRates, 'index']).use(forCompany)
    router.get('down-payments', [invoicing.DownPayments, 'index']).use(forCompany)

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
    router.post('invoices/:id/archive', [invoicing.InvoiceArchivings, 'store']).use(forCompany)
    router.delete('invoices/:id/archive', [invoicing.InvoiceArchivings, 'destroy']).use(forCompany)
    router.post('invoices/:id/void', [invoicing.InvoiceWithdrawals, 'store']).use(forCompany)
    router.post('invoices/:id/final', [invoicing.FinalInvoices, 'store']).use(forCompany)
    router.get('invoices/:id/credit-notes', [invoicing.CreditNotes, 'index']).use(forCompany)
    router.post('invoices/:id/credit-notes', [invoicing.CreditNotes, 'store']).use(forCompany)
    router
      .post('invoices/:id/credit-notes/preview', [invoicing.CreditNotePreviews, 'store'])
      .use(forCompany)
    router
      .post('invoices/:id/credit-notes/picture', [invoicing.CreditNotePictures, 'store'])
      .use(forCompany)
    router.get('invoices/:id/send', [invoicing.InvoiceSendings, 'show']).use(forCompany)
    router.post('invoices/:id/send', [invoicing.InvoiceSendings, 'store']).use(forCompany)
    router.post('invoices/:id/duplicate', [invoicing.InvoiceCopies, 'store']).use(forCompany)

    router.post('invoices/:id/attachments', [invoicing.InvoiceAttachments, 'store']).use(forCompany)
    router
      .get('invoices/:id/attachments/:attachmentId', [invoicing.InvoiceAttachments, 'show'])
      .use(forCompany)
    router
      .delete('invoices/:id/attachments/:attachmentId', [invoicing.InvoiceAttachments, 'destroy'])
      .use(forCompany)

    router.post('invoices/:id/link', [invoicing.InvoiceLinks, 'store']).use(forCompany)
    router.delete('invoices/:id/link', [invoicing.InvoiceLinks, 'destroy']).use(forCompany)
    router.post('shared-invoices/show', [invoicing.SharedInvoices, 'store']).use(forLinkHolder)
    router.post('shared-invoices/file', [invoicing.SharedInvoiceFiles, 'store']).use(forLinkHolder)
    router
      .post('shared-invoices/attachment', [invoicing.SharedInvoiceAttachments, 'store'])
      .use(forLinkHolder)
    router
      .post('shared-invoices/picture', [invoicing.SharedInvoicePictures, 'store'])
      .use(forLinkHolder)

    router.post('invoices/:id/payments', [invoicing.InvoicePayments, 'store']).use(forCompany)
    router
      .delete('invoices/:id/payments/:paymentId', [invoicing.InvoicePayments, 'destroy'])
      .use(forCompany)
    router.post('invoices/:id/write-off', [invoicing.InvoiceWriteOffs, 'store']).use(forCompany)
    router.delete('invoices/:id/write-off', [invoicing.InvoiceWriteOffs, 'destroy']).use(forCompany)
  })
  .prefix('/api')
  .as('invoicing')
