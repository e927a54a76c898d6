import { inTx, writer } from '#core/database/in_tx'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { countedSums } from '#modules/invoicing/verify/verify_sums'

/** Recalculates the stored sums from the invoices, for rows inserted straight into the table. */
export const recountSums = (company: CompanyReference) =>
  inTx(async () => {
    await writer().from('invoice_sums').where('company_id', company.id).delete()
    for (const row of await countedSums(company)) {
      await writer()
        .table('invoice_sums')
        .insert({ ...row, company_id: company.id })
    }
  })
