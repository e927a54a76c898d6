import type { CompanyContext } from '#core/http/caller'
import { countOrders } from '#modules/orders/queries/order_counts'

export default class OrderCountsController {
  /** The number of orders in each status. */
  async show({ company }: CompanyContext) {
    return countOrders(company)
  }
}
