import type { CompanyContext } from '#core/http/caller'
import { readPage } from '#core/http/paging'
import { netOfProject, projectInvoices } from '#modules/hours/queries/project_invoices'
import { transformProjectInvoice } from '#modules/hours/transformers/project_invoice_transformer'
import { projectInvoicesValidator } from '#modules/hours/validators/project_invoices'
import { momentIn } from '#modules/invoicing/public'

export default class ProjectInvoicesController {
  /** Invoices and drafts that bill hours of a project, the newest first without an order; none for a project of another company. */
  async index(ctx: CompanyContext) {
    const { company, request } = ctx
    const input = await request.validateUsing(projectInvoicesValidator)
    const rows = await readPage(ctx, projectInvoices(company, input), input)
    const net = await netOfProject(company, input.projectId)
    const at = momentIn(company)
    return rows.map((row) => transformProjectInvoice(row, net.get(row.id), at))
  }
}
