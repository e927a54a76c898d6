import { Port } from '#core/module/port'
import type { CompanyReference } from '#core/tenancy/company_owned'

/** Interface of the module that knows the invoices of billed time. */
export interface InvoiceNumbers {
  /** Null for a draft. */
  numberOf(company: CompanyReference, invoiceId: string): Promise<string | null>
}

/** The numbers of invoices that bill time. */
export const invoiceNumbers = new Port<InvoiceNumbers>('the numbers of invoices that bill time')
