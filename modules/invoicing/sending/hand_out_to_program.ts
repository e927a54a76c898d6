import { reader } from '#core/database/in_tx'
import type { CompanyContext } from '#core/http/caller'
import { writeSecret } from '#core/http/write'
import { handOut } from '#modules/invoicing/sending/hand_out'

/**
 * Records that a program receives invoices, or their numbers and amounts, by a personal token or over the Model Context
 * Protocol: they exist outside from then on. Called before the answer goes out; a request of the app records nothing.
 * @param ids of the invoices in the answer; drafts may be among them
 */
export async function handOutToProgram(ctx: CompanyContext, ids: readonly string[]) {
  const isForProgram = ctx.caller.token !== undefined || ctx.isForProgram === true
  if (!isForProgram || ids.length === 0) return
  const unseen: { id: string }[] = await reader()
    .from('invoices')
    .where('company_id', ctx.company.id)
    .whereIn('id', [...ids])
    .whereNotIn('status', ['Draft', 'Void'])
    .whereNull('handed_out_at')
    .orderBy('id')
    .select('id')
  if (unseen.length === 0) return
  await writeSecret(ctx, async () => {
    for (const { id } of unseen) await handOut(ctx.company, id, 'program')
  })
}
