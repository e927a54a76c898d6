import router from '@adonisjs/core/services/router'
import { forCompany, forStaff } from '#core/http/access'
import { controllers } from '#generated/controllers'

const { deliveries } = controllers

router
  .group(() => {
    router.get('delivery-notes/counts', [deliveries.NoteCounts, 'show']).use(forStaff)
    router.get('delivery-notes/recipients', [deliveries.NoteRecipients, 'index']).use(forStaff)
    router.post('delivery-notes/invoice', [deliveries.NoteInvoices, 'store']).use(forCompany)

    router.get('delivery-notes', [deliveries.DeliveryNotes, 'index']).use(forStaff)
    router.post('delivery-notes', [deliveries.DeliveryNotes, 'store']).use(forStaff)
    router.post('delivery-notes/picture', [deliveries.NotePictures, 'store']).use(forStaff)
    router.get('delivery-notes/:id', [deliveries.DeliveryNotes, 'show']).use(forStaff)
    router.put('delivery-notes/:id', [deliveries.DeliveryNotes, 'update']).use(forStaff)
    router.delete('delivery-notes/:id', [deliveries.DeliveryNotes, 'destroy']).use(forStaff)

    router
      .get('delivery-notes/:id/pdf', [deliveries.NotePdfs, 'show'])
      .use(forStaff.withOperator('closed'))
    router.get('delivery-notes/:id/picture', [deliveries.NotePictures, 'show']).use(forStaff)
    router.post('delivery-notes/:id/issue', [deliveries.NoteIssues, 'store']).use(forStaff)
    router.post('delivery-notes/:id/deliver', [deliveries.NoteArrivals, 'store']).use(forStaff)
    router.get('delivery-notes/:id/signature', [deliveries.NoteSignatures, 'show']).use(forStaff)
    router.post('delivery-notes/:id/sign', [deliveries.NoteSignatures, 'store']).use(forStaff)
    router.post('delivery-notes/:id/rest', [deliveries.NoteRests, 'store']).use(forStaff)
    router.post('delivery-notes/:id/duplicate', [deliveries.NoteCopies, 'store']).use(forStaff)
    router
      .post('delivery-notes/:id/cancel', [deliveries.NoteCancellations, 'store'])
      .use(forCompany)
    router.put('delivery-notes/:id/assignee', [deliveries.NoteAssignees, 'update']).use(forCompany)
    router.get('delivery-notes/:id/send', [deliveries.NoteSendings, 'show']).use(forCompany)
    router.post('delivery-notes/:id/send', [deliveries.NoteSendings, 'store']).use(forCompany)

    router.post('estimates/:id/delivery-note', [deliveries.EstimateNotes, 'store']).use(forCompany)
    router.post('orders/:id/delivery-note', [deliveries.OrderNotes, 'store']).use(forCompany)
    router.post('invoices/:id/delivery-note', [deliveries.InvoiceNotes, 'store']).use(forCompany)
  })
  .prefix('/api')
  .as('deliveries')
