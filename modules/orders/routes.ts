import router from '@adonisjs/core/services/router'
import { forCompany, forLinkHolder } from '#core/http/access'
import { controllers } from '#generated/controllers'

const { orders } = controllers

router
  .group(() => {
    router.get('orders/counts', [orders.OrderCounts, 'show']).use(forCompany)
    router.post('orders/preview', [orders.OrderPreviews, 'store']).use(forCompany)
    router.post('orders/picture', [orders.OrderPictures, 'store']).use(forCompany)

    router.get('orders', [orders.Orders, 'index']).use(forCompany)
    router.post('orders', [orders.Orders, 'store']).use(forCompany)
    router.get('orders/:id', [orders.Orders, 'show']).use(forCompany)
    router.put('orders/:id', [orders.Orders, 'update']).use(forCompany)
    router.delete('orders/:id', [orders.Orders, 'destroy']).use(forCompany)

    router.get('orders/:id/pdf', [orders.OrderPdfs, 'show']).use(forCompany.withOperator('closed'))
    router.get('orders/:id/picture', [orders.OrderPictures, 'show']).use(forCompany)
    router.get('orders/:id/send', [orders.OrderSendings, 'show']).use(forCompany)
    router.post('orders/:id/send', [orders.OrderSendings, 'store']).use(forCompany)
    router.post('orders/:id/issue', [orders.OrderIssues, 'store']).use(forCompany)
    router.post('orders/:id/cancel', [orders.OrderCancellations, 'store']).use(forCompany)
    router.post('orders/:id/invoice', [orders.OrderInvoices, 'store']).use(forCompany)

    router.post('estimates/:id/order', [orders.EstimateOrders, 'store']).use(forCompany)

    router.post('shared-orders/pdf', [orders.SharedOrderPdfs, 'store']).use(forLinkHolder)
  })
  .prefix('/api')
  .as('orders')
