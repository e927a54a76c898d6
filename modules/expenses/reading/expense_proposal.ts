import type { Day } from '#core/clock'
import type { CategoryKey } from '#modules/expenses/categories'
import type { TaxTreatment } from '#modules/expenses/tax_treatment'

/** Fields of an expense that a file gives; empty or `null` where it does not. A person looks at them before saving. */
export interface ExpenseProposal {
  vendor: string
  vendorVatId: string
  vendorIban: string
  reference: string
  date: Day | null
  /** As the file gives it, else by the terms of the vendor. */
  dueDate: Day | null
  /** Percent off when paid until `skontoDate`; from the file, else by the terms of the vendor. */
  skontoPercent: number | null
  skontoDate: Day | null
  currency: string | null
  taxTreatment: TaxTreatment
  lines: ProposedLine[]
}

interface ProposedLine {
  category: CategoryKey | null
  description: string
  /** VAT included; net under the reverse charge. */
  amount: number
  /** Percent. */
  taxRate: number | null
  tax: number | null
}
