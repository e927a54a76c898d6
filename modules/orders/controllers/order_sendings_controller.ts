import type { CompanyContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { sendingValidator } from '#modules/correspondence/public'
import { proposeSending, sendOrder } from '#modules/orders/actions/send_order'
import { Order } from '#modules/orders/models/order'
import { describeOrder } from '#modules/orders/queries/order_detail'

export default class OrderSendingsController {
  /** The mail as it would go out. */
  async show({ company, params, language }: CompanyContext) {
    return proposeSending(await Order.findIn(company, params.id), language)
  }

  /** Mails an order confirmation with its PDF; a draft is issued first. */
  async store(ctx: CompanyContext) {
    const { company, params, language } = ctx
    const wish = await ctx.request.validateUsing(sendingValidator)
    return write(ctx, async () => {
      const order = await Order.findIn(company, params.id)
      const { outcome: mail } = await sendOrder(company, order, { wish, reader: language })
      return { ...(await describeOrder(order)), mail }
    })
  }
}
