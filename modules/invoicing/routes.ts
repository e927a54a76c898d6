import router from '@adonisjs/core/services/router'
import { forBooks, forCompany, forLinkHolder } from '#core/http/access'
import { controllers } from '#generated/controllers'

const { invoicing } = controllers

router
  .group(() => {
    router.get('items', [invoicing.Items, 'index']).use(forCompany.withToken('invoices:read'))
    router.post('items', [invoicing.Items, 'store']).use(forCompany.withOperator('write'))
    router.get('items/:id', [invoicing.Items, 'show']).use(forCompany.withToken('invoices:read'))
    router.put('items/:id', [invoicing.Items, 'update']).use(forCompany.withOperator('write'))
    router.delete('items/:id', [invoicing.Items, 'destroy']).use(forCompany)

    router.get('invoices/counts', [invoicing.InvoiceCounts, 'show']).use(forBooks)
    router.get('invoices/summary', [invoicing.InvoiceSummaries, 'show']).use(forBooks)
    router
      .post('invoices/batch/send', [invoicing.batches.InvoiceBatchSendings, 'store'])
      .use(forCompany)
    router
      .post('invoices/batch/pay', [invoicing.batches.InvoiceBatchPayments, 'store'])
      .use(forCompany)
    router
      .post('invoices/batch/delete', [invoicing.batches.InvoiceBatchDeletions, 'store'])
      .use(forCompany)
    router
      .post('invoices/batch/archive', [invoicing.batches.InvoiceBatchArchivings, 'store'])
      .use(forCompany)
    router
      .post('invoices/batch/restore', [invoicing.batches.InvoiceBatchRestorations, 'store'])
      .use(forCompany)
    router
      .post('invoices/batch/files', [invoicing.batches.InvoiceBatchFiles, 'store'])
      .use(forCompany)
    router.post('invoices/preview', [invoicing.files.InvoicePreviews, 'store']).use(forCompany)
    router.post('invoices/picture', [invoicing.files.InvoicePictures, 'store']).use(forCompany)
    router.post('invoices/check', [invoicing.InvoiceChecks, 'store']).use(forCompany)

    router.get('exchange-rates', [invoicing.ExchangeRates, 'index']).use(forCompany)
    router.get('down-payments', [invoicing.DownPayments, 'index']).use(forCompany)

    router.get('invoices', [invoicing.Invoices, 'index']).use(forBooks.withToken('invoices:read'))
    router
      .post('invoices', [invoicing.Invoices, 'store'])
      .use(forCompany.withToken('invoices:draft').withOperator('write'))
    router
      .get('invoices/:id', [invoicing.Invoices, 'show'])
      .use(forBooks.withToken('invoices:read'))
    router.put('invoices/:id', [invoicing.Invoices, 'update']).use(forCompany.withOperator('write'))
    router.delete('invoices/:id', [invoicing.Invoices, 'destroy']).use(forCompany)

    router
      .get('invoices/:id/pdf', [invoicing.files.InvoicePdfs, 'show'])
      .use(forBooks.withOperator('closed'))
    router
      .get('invoices/:id/xml', [invoicing.files.InvoiceXmls, 'show'])
      .use(forBooks.withOperator('closed'))
    router.get('invoices/:id/einvoice', [invoicing.files.InvoiceEinvoices, 'show']).use(forBooks)
    router.get('invoices/:id/picture', [invoicing.files.InvoicePictures, 'show']).use(forBooks)
    router.post('invoices/:id/issue', [invoicing.InvoiceIssues, 'store']).use(forCompany)
    router.post('invoices/:id/cancel', [invoicing.InvoiceCancellations, 'store']).use(forCompany)
    router.post('invoices/:id/archive', [invoicing.InvoiceArchivings, 'store']).use(forCompany)
    router.delete('invoices/:id/archive', [invoicing.InvoiceArchivings, 'destroy']).use(forCompany)
    router.post('invoices/:id/void', [invoicing.InvoiceWithdrawals, 'store']).use(forCompany)
    router.post('invoices/:id/final', [invoicing.FinalInvoices, 'store']).use(forCompany)
    router
      .get('invoices/:id/credit-notes', [invoicing.creditNotes.CreditNotes, 'index'])
      .use(forBooks)
    router
      .post('invoices/:id/credit-notes', [invoicing.creditNotes.CreditNotes, 'store'])
      .use(forCompany)
    router
      .post('invoices/:id/credit-notes/preview', [
        invoicing.creditNotes.CreditNotePreviews,
        'store',
      ])
      .use(forCompany)
    router
      .post('invoices/:id/credit-notes/picture', [
        invoicing.creditNotes.CreditNotePictures,
        'store',
      ])
      .use(forCompany)
    router.get('invoices/:id/send', [invoicing.InvoiceSendings, 'show']).use(forCompany)
    router.post('invoices/:id/send', [invoicing.InvoiceSendings, 'store']).use(forCompany)
    router.post('invoices/:id/duplicate', [invoicing.InvoiceCopies, 'store']).use(forCompany)
    router
      .post('invoices/:id/replacement', [invoicing.InvoiceReplacements, 'store'])
      .use(forCompany)

    router
      .post('invoices/:id/attachments', [invoicing.files.InvoiceAttachments, 'store'])
      .use(forCompany)
    router
      .get('invoices/:id/attachments/:attachmentId', [invoicing.files.InvoiceAttachments, 'show'])
      .use(forBooks)
    router
      .delete('invoices/:id/attachments/:attachmentId', [
        invoicing.files.InvoiceAttachments,
        'destroy',
      ])
      .use(forCompany)

    router.post('invoices/:id/link', [invoicing.InvoiceLinks, 'store']).use(forCompany)
    router.delete('invoices/:id/link', [invoicing.InvoiceLinks, 'destroy']).use(forCompany)
    router
      .post('shared-invoices/show', [invoicing.shared.SharedInvoices, 'store'])
      .use(forLinkHolder)
    router
      .post('shared-invoices/file', [invoicing.shared.SharedInvoiceFiles, 'store'])
      .use(forLinkHolder)
    router
      .post('shared-invoices/attachment', [invoicing.shared.SharedInvoiceAttachments, 'store'])
      .use(forLinkHolder)
    router
      .post('shared-invoices/picture', [invoicing.shared.SharedInvoicePictures, 'store'])
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
