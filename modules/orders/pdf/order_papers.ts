import { issuedIn, type Papers } from '#modules/documents/public'
import { Order } from '#modules/orders/models/order'
import { pdfName } from './pdf_name.js'
import { printOrder } from './print_order.js'

/** Issued order confirmations as PDFs. */
export const ORDER_PAPERS: Papers = {
  folder: 'orders',
  issued: issuedIn('orders'),
  async print(companyId, id, language) {
    const order = await Order.findIn({ id: companyId }, id)
    return {
      name: pdfName(order, order.language ?? language),
      content: await printOrder(order),
      issuedAt: Number(order.issuedAt),
    }
  },
}
