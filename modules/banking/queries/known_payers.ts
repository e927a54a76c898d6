import { reader } from '#core/database/in_tx'
import type { CompanyReference } from '#core/tenancy/company_owned'

/** The clients with earlier payments from some accounts, by account number. */
export async function knownPayers(company: CompanyReference, ibans: string[]) {
  const payers = new Map<string, Set<string>>()
  const asked = [...new Set(ibans)].filter(Boolean)
  if (asked.length === 0) return payers
  const rows: { iban: string; client_id: string }[] = await reader()
    .from('bank_entries')
    .join('payments', (join) =>
      join
        .on('payments.company_id', 'bank_entries.company_id')
        .on('payments.id', 'bank_entries.payment_id')
    )
    .where('bank_entries.company_id', company.id)
    .whereIn('bank_entries.counterparty_iban', asked)
    .whereNotNull('payments.client_id')
    .distinct('bank_entries.counterparty_iban as iban', 'payments.client_id')
  for (const { iban, client_id } of rows) {
    payers.set(iban, (payers.get(iban) ?? new Set()).add(client_id))
  }
  return payers
}
