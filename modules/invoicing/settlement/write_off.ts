import type { Day } from '#core/clock'
import { conflict } from '#core/errors/app_error'
import type { Invoice } from '#modules/invoicing/models/invoice'
import { settlementsOf } from '#modules/invoicing/queries/invoice_parts'
import { assertPayable, settle, unsettle } from '#modules/invoicing/settlement/settle'
import { openAmount } from '#modules/invoicing/transformers/invoice_row_transformer'

/**
 * Writes off the open amount of an invoice, which ends its reminders. Only inside inTx.
 * @param invoice locked
 * @throws 409 `not_payable`, `nothing_open`
 */
export async function writeOff(invoice: Invoice, { on, reason }: { on: Day; reason: string }) {
  assertPayable(invoice)
  const amount = openAmount(invoice)
  if (amount <= 0n) throw conflict('invoicing.nothing_open')
  await settle(invoice, { kind: 'writeOff', amount, on, reason })
}

/**
 * Makes a written-off amount due again. Only inside inTx. @param invoice locked @throws 409 `not_payable`,
 * `not_written_off`
 */
export async function takeWriteOffBack(invoice: Invoice) {
  assertPayable(invoice)
  const given = (await settlementsOf(invoice)).filter(({ kind }) => kind === 'writeOff')
  if (given.length === 0) throw conflict('invoicing.not_written_off')
  for (const settlement of given) await unsettle(invoice, settlement)
}
