import type { CompanyContext } from '#core/http/caller'
import { transferFile } from '#modules/transfers/file/transfer_file'
import { TransferOrder } from '#modules/transfers/models/transfer_order'
import { transfersOf } from '#modules/transfers/queries/transfers_of'
import { nettedPayments } from '#modules/transfers/rules/netted_payments'

export default class TransferOrderFilesController {
  /** The file for the bank. */
  async show({ company, params, response }: CompanyContext) {
    const order = await TransferOrder.findIn(company, params.id)
    const file = transferFile(order, nettedPayments(await transfersOf(company, order.id)))
    response.header('content-type', 'application/xml; charset=utf-8')
    response.header('content-disposition', `attachment; filename="SEPA_${order.executeOn}.xml"`)
    response.header('cache-control', 'private, no-store')
    return file
  }
}
