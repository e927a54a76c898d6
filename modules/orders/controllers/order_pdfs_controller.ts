import type { CompanyContext } from '#core/http/caller'
import { sendPdf } from '#modules/documents/public'
import { Order } from '#modules/orders/models/order'
import { pdfName } from '#modules/orders/pdf/pdf_name'
import { printOrder } from '#modules/orders/pdf/print_order'

export default class OrderPdfsController {
  /** The order confirmation as a PDF, to be shown by the browser. */
  async show({ company, language, params, response }: CompanyContext) {
    const order = await Order.findIn(company, params.id)
    return sendPdf(response, pdfName(order, order.language ?? language), await printOrder(order))
  }
}
