import type { HttpContext } from '@adonisjs/core/http'
import { now } from '#core/clock'
import { writeSecret } from '#core/http/write'
import { sendPdf } from '#modules/documents/public'
import { handOutStatement } from '#modules/ledger/actions/compose_statement'
import { pdfName } from '#modules/ledger/pdf/pdf_name'
import { printStatement } from '#modules/ledger/pdf/print_statement'
import { openLink } from '#modules/ledger/portal/ledger_link'
import { findAccount } from '#modules/ledger/queries/account'
import { sharedLedgerValidator } from '#modules/ledger/validators/ledger_link'

export default class SharedLedgerPdfsController {
  /** The account as a PDF; by POST, so that no address contains the key. */
  async store(ctx: HttpContext) {
    const input = await ctx.request.validateUsing(sharedLedgerValidator)
    const { company, client } = await openLink(input)
    const { range } = await findAccount(company, client.id, { currency: input.currency })
    const content = await writeSecret(ctx, () => handOutStatement(company, client, range))
    const print = { companyId: company.id, createdAt: now() }
    return sendPdf(ctx.response, pdfName(content), await printStatement(content, print))
  }
}
