import type { CompanyContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { saveNotes } from '#modules/procedures/actions/save_notes'
import { ProcedureNotes } from '#modules/procedures/models/procedure_notes'
import { transformNotes } from '#modules/procedures/transformers/procedure_notes_transformer'
import { procedureNotesValidator } from '#modules/procedures/validators/procedure_notes'

export default class ProcedureNotesController {
  async show({ company }: CompanyContext) {
    return transformNotes(await ProcedureNotes.orEmpty(company))
  }

  /** Changes the texts that a company adds to its procedure documentation. */
  async update(ctx: CompanyContext) {
    const input = await ctx.request.validateUsing(procedureNotesValidator)
    return write(ctx, async () => transformNotes(await saveNotes(ctx.company, input)))
  }
}
