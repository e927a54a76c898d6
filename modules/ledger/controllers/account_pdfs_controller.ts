import { now } from '#core/clock'
import type { CompanyContext } from '#core/http/caller'
import { writeSecret } from '#core/http/write'
import { sendPdf } from '#modules/documents/public'
import { handOutStatement } from '#modules/ledger/actions/compose_statement'
import { pdfName } from '#modules/ledger/pdf/pdf_name'
import { printStatement } from '#modules/ledger/pdf/print_statement'
import { findAccount } from '#modules/ledger/queries/account'
import { ledgerPartValidator } from '#modules/ledger/validators/ledger'

export default class AccountPdfsController {
  /** The account as of now as a PDF; it is not stored. */
  async show(ctx: CompanyContext) {
    const { company, params, request, response } = ctx
    const part = await request.validateUsing(ledgerPartValidator)
    const { client, range } = await findAccount(company, params.id, part)
    const content = await writeSecret(ctx, () => handOutStatement(company, client, range))
    const print = { companyId: company.id, createdAt: now() }
    return sendPdf(response, pdfName(content), await printStatement(content, print))
  }
}
