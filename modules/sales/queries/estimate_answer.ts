import { readRows } from '#core/database/read_rows'
import { moneyFromRow, type StoredInteger } from '#core/money/columns'
import { moneyNumber } from '#core/money/minor'
import type { Estimate } from '#modules/sales/models/estimate'

interface AnswerRow {
  kind: 'accepted' | 'declined'
  via: 'online' | 'phone'
  name: string
  note: string
  chosen: string
  ip_address: string | null
  has_signature: number | bigint
  document_hash: string
  answered_at: number
  net: StoredInteger
  tax: StoredInteger
  total: StoredInteger
}

const ANSWER = `
  select kind, via, name, note, chosen, ip_address, signature is not null as has_signature, document_hash,
    answered_at, net, tax, total
  from estimate_answers where company_id = ? and estimate_id = ?`
const SIGNATURE =
  'select signature from estimate_answers where company_id = ? and estimate_id = ? and signature is not null'

/** What the client answered, null as long as there is nothing. */
export async function answerTo({ companyId, id, currency }: Estimate) {
  const [row] = await readRows<AnswerRow>(ANSWER, [companyId, id])
  if (!row) return null
  return {
    kind: row.kind,
    via: row.via,
    name: row.name,
    note: row.note,
    chosen: JSON.parse(row.chosen) as number[],
    ipAddress: row.ip_address,
    hasSignature: Boolean(Number(row.has_signature)),
    documentHash: row.document_hash,
    at: new Date(Number(row.answered_at)).toISOString(),
    net: moneyNumber(moneyFromRow(row.net), currency),
    tax: moneyNumber(moneyFromRow(row.tax), currency),
    total: moneyNumber(moneyFromRow(row.total), currency),
  }
}

/** The drawn signature as a PNG. */
export async function signatureOf({ companyId, id }: Estimate): Promise<Buffer | undefined> {
  const [row] = await readRows<{ signature: Uint8Array }>(SIGNATURE, [companyId, id])
  return row && Buffer.from(row.signature)
}
