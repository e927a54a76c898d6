import { created, noContent } from '#core/http/answer'
import type { CompanyContext } from '#core/http/caller'
import { readPage } from '#core/http/paging'
import { spoolUpload } from '#core/http/uploads/spool_upload'
import { writeLong } from '#core/http/write'
import { keepStatements } from '#modules/banking/actions/keep_statements'
import { removeStatement } from '#modules/banking/actions/remove_statement'
import { rememberedColumns } from '#modules/banking/queries/remembered_columns'
import { statementsQuery } from '#modules/banking/queries/statement_list'
import { readBankFile } from '#modules/banking/read/bank_file'
import { LARGEST_FILE } from '#modules/banking/read/limits'
import { transformStatement } from '#modules/banking/transformers/bank_statement_transformer'
import {
  statementListValidator,
  statementUploadValidator,
} from '#modules/banking/validators/bank_statement'

export default class BankStatementsController {
  /** Imported statements, the newest first. */
  async index(ctx: CompanyContext) {
    const input = await ctx.request.validateUsing(statementListValidator)
    const rows = await readPage(ctx, statementsQuery(ctx.company, input.order), input)
    return rows.map(transformStatement)
  }

  /** Stores the new entries of a bank's file; the same file again changes nothing. */
  async store(ctx: CompanyContext) {
    const { company, caller, request } = ctx
    const { columns } = await request.validateUsing(statementUploadValidator, {
      data: request.qs(),
    })
    return spoolUpload(ctx, { field: 'file', limit: LARGEST_FILE }, async ({ path, name }) => {
      const file = await readBankFile(path, {
        columns,
        remembered: (shapeHash) => rememberedColumns(company, shapeHash),
        currency: company.currency,
      })
      return writeLong(ctx, async () => {
        const upload = { ...file, fileName: name, userId: caller.userId }
        const { ids, added, known } = await keepStatements(company, upload)
        const rows = await statementsQuery(company).whereIn('id', ids)
        return created(ctx, { statements: rows.map(transformStatement), added, known })
      })
    })
  }

  /** Removes a statement that was imported by mistake. */
  async destroy(ctx: CompanyContext) {
    return writeLong(ctx, async () => {
      await removeStatement(ctx.company, ctx.params.id)
      return noContent(ctx)
    })
  }
}
