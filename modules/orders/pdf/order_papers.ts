import { papersOf } from '#modules/documents/public'
import { Order } from '#modules/orders/models/order'
import { pdfName } from './pdf_name.js'
import { printOrder } from './print_order.js'

/** Issued order confirmations as PDFs. */
export const ORDER_PAPERS = papersOf<Order>({
  table: 'orders',
  folder: 'orders',
  find: (company, id) => Order.findIn(company, id),
  print: printOrder,
  pdfName,
})
