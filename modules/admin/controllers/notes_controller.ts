import { now } from '#core/clock'
import { changeRows } from '#core/database/change_rows'
import { insertRows } from '#core/database/insert_rows'
import { conflict, notFound } from '#core/errors/app_error'
import { created, noContent } from '#core/http/answer'
import type { SignedInContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { newId } from '#core/ids'
import { companyNotes } from '#modules/admin/queries/company_notes'
import { findCompany } from '#modules/admin/queries/find_company'
import { noteValidator } from '#modules/admin/validators/companies'

/** The state of a company whose notes have been erased. */
const WITHOUT_NOTES = 'closed'

const DELETE = 'delete from company_notes where company_id = ? and id = ? and author_id = ?'

/** Notes of super admins on a company. The company sees them neither on a page nor in an export or its audit log. */
export default class NotesController {
  /** Adds a note and answers all notes. @throws 409 `company_closed` */
  async store(ctx: SignedInContext) {
    const { text } = await ctx.request.validateUsing(noteValidator)
    const { userId } = ctx.caller
    return write(ctx, async () => {
      const company = await findCompany(ctx.params.id)
      if (company.status === WITHOUT_NOTES) throw conflict('admin.company_closed')
      const row = { company_id: company.id, id: newId(), text, author_id: userId }
      await insertRows('company_notes', [{ ...row, created_at: now() }])
      return created(ctx, await companyNotes(company.id, userId))
    })
  }

  /** Deletes a note of the caller. @throws 404, also for a note of somebody else */
  async destroy(ctx: SignedInContext) {
    const { id, noteId } = ctx.params
    return write(ctx, async () => {
      if ((await changeRows(DELETE, [id, noteId, ctx.caller.userId])) === 0) throw notFound()
      return noContent(ctx)
    })
  }
}
