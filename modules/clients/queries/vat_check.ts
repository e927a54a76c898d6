import { type Instant, instantText } from '#core/clock'
import { readRows } from '#core/database/read_rows'
import env from '#core/start/env'
import { hasRightChecksum } from '#core/validation/vat_checksum'
import type { Client } from '#modules/clients/models/client'

interface CheckRow {
  is_valid: boolean | number
  registered_name: string
  registered_address: string
  reference: string
  checked_at: Instant
}

const LAST = `
  select is_valid, registered_name, registered_address, reference, checked_at from vat_checks
  where company_id = ? and client_id = ? and vat_id = ? order by checked_at desc limit 1`

/** The facts on a client's VAT id: its check digits, and the last answer about this very id. */
export async function describeVatId({ companyId, id, vatId }: Client) {
  const [row] = await readRows<CheckRow>(LAST, [companyId, id, vatId])
  return {
    vatId,
    /** Null for countries without check digits, or without an id. */
    hasRightChecksum: vatId ? await hasRightChecksum(vatId) : null,
    /** Whether the operator lets Kontor ask outside. */
    canBeAsked: Boolean(env.VIES_URL) && vatId !== '',
    last: row
      ? {
          isValid: Boolean(row.is_valid),
          name: row.registered_name,
          address: row.registered_address,
          reference: row.reference,
          at: instantText(row.checked_at),
        }
      : null,
  }
}
