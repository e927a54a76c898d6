import type { HttpContext } from '@adonisjs/core/http'
import { sendPdf } from '#modules/documents/public'
import { pdfName } from '#modules/orders/pdf/pdf_name'
import { printOrder } from '#modules/orders/pdf/print_order'
import { openSharedOrder } from '#modules/orders/queries/shared_order'
import { sharedOrderValidator } from '#modules/orders/validators/shared_order'

export default class SharedOrderPdfsController {
  /** The order confirmation as a PDF for its client; by POST, so that no address contains the key. */
  async store({ language, request, response }: HttpContext) {
    const order = await openSharedOrder(await request.validateUsing(sharedOrderValidator))
    return sendPdf(response, pdfName(order, order.language ?? language), await printOrder(order))
  }
}
