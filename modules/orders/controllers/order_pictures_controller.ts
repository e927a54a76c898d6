import type { CompanyContext } from '#core/http/caller'
import { sendPicture } from '#modules/documents/public'
import { unsavedOrder } from '#modules/orders/actions/unsaved_order'
import { Order } from '#modules/orders/models/order'
import { drawOrder } from '#modules/orders/pdf/print_order'
import { orderPreviewValidator } from '#modules/orders/validators/order'

export default class OrderPicturesController {
  /** Pages of the PDF as an SVG, which every browser shows inside a page. */
  async show(ctx: CompanyContext) {
    const order = await Order.findIn(ctx.company, ctx.params.id)
    return sendPicture(ctx, (portion) => drawOrder(order, portion))
  }

  /** The same for what a form holds. Saves nothing. */
  async store(ctx: CompanyContext) {
    const input = await ctx.request.validateUsing(orderPreviewValidator)
    const { order, ...parts } = await unsavedOrder(ctx.company, input)
    return sendPicture(ctx, (portion) => drawOrder(order, portion, parts))
  }
}
