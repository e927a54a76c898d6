import { audit } from '#core/audit/audit'
import { now } from '#core/clock'
import { insertRows } from '#core/database/insert_rows'
import { newId } from '#core/ids'
import { publish } from '#core/live/publish'
import type { Client } from '#modules/clients/models/client'
import type { VatIdAnswer } from '#modules/clients/vat_ids/vat_id_checker'

/** Keeps what was said of a client's VAT id. Only inside inTx: the answer comes from outside, before. */
export async function keepVatCheck({ companyId, id, vatId }: Client, answer: VatIdAnswer) {
  await insertRows('vat_checks', [
    {
      company_id: companyId,
      id: newId(),
      client_id: id,
      vat_id: vatId,
      is_valid: answer.isValid,
      registered_name: answer.name,
      registered_address: answer.address,
      reference: answer.reference,
      checked_at: now(),
    },
  ])
  await audit({
    companyId,
    action: 'client.vat_id_checked',
    subject: { type: 'client', id },
    details: { vatId, isValid: String(answer.isValid), reference: answer.reference },
  })
  publish(companyId, { kind: 'client', id })
}
