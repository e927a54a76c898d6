import { labelsOf } from '#core/audit/subjects'
import type { CompanyContext } from '#core/http/caller'
import { announcePages } from '#core/http/paging'
import { adviserKinds } from '#modules/audit/queries/adviser_kinds'
import { readAuditEntries } from '#modules/audit/queries/audit_entries'
import { transformAuditEntry } from '#modules/audit/transformers/audit_entry_transformer'
import { auditListValidator } from '#modules/audit/validators/audit_list'

export default class AuditEntriesController {
  /** The changes in a company with their author and time, from its audit chain; for tax advisers those of the books. */
  async index(ctx: CompanyContext) {
    const input = await ctx.request.validateUsing(auditListValidator)
    const { rows, ...page } = await readAuditEntries(ctx.company, {
      ...input,
      within: ctx.caller.role === 'adviser' ? adviserKinds() : undefined,
    })
    announcePages(ctx, page)
    const subjects = rows.map(({ subject_type, subject_id }) => ({
      type: subject_type,
      id: subject_id,
    }))
    const labels = await labelsOf(ctx.company, subjects)
    return rows.map((row) => transformAuditEntry(row, labels))
  }
}
