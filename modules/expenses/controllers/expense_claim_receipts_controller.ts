import { readFile } from 'node:fs/promises'
import { sendKeptFile } from '#core/files/send_kept_file'
import { created } from '#core/http/answer'
import type { CompanyContext } from '#core/http/caller'
import { spoolUpload } from '#core/http/uploads/spool_upload'
import { write } from '#core/http/write'
import { fileOf, keepFile, removeFile } from '#modules/expenses/claims/claim_files'
import { describeClaim } from '#modules/expenses/claims/describe_claim'
import { lockOwn } from '#modules/expenses/claims/hand_in'
import { ExpenseClaim } from '#modules/expenses/models/expense_claim'
import { assertPictureSize } from '#modules/expenses/receipts/assert_picture_size'
import { LARGEST_RECEIPT } from '#modules/expenses/receipts/keep_receipt'

export default class ExpenseClaimReceiptsController {
  /** A file exactly as it was received, to be saved and never to be run. */
  async show({ company, caller, params, response }: CompanyContext) {
    const claim = await ExpenseClaim.findFor(company, caller, params.id)
    return sendKeptFile(response, await fileOf(claim, params.receiptId))
  }

  /** Adds a file to an own receipt that is not decided yet. */
  async store(ctx: CompanyContext) {
    await ExpenseClaim.findFor(ctx.company, ctx.caller, ctx.params.id)
    return spoolUpload(ctx, { field: 'file', limit: LARGEST_RECEIPT }, async ({ path, name }) => {
      const content = await readFile(path)
      await assertPictureSize(content)
      return write(ctx, async () => {
        const claim = await lockOwn(ctx, ctx.params.id)
        claim.assertOpen()
        await keepFile(claim, { name, content })
        return created(ctx, await describeClaim(ctx, claim.id))
      })
    })
  }

  /** Removes a file from an own receipt that is not decided yet. */
  async destroy(ctx: CompanyContext) {
    return write(ctx, async () => {
      const claim = await lockOwn(ctx, ctx.params.id)
      claim.assertOpen()
      await removeFile(claim, ctx.params.receiptId)
      return describeClaim(ctx, claim.id)
    })
  }
}
