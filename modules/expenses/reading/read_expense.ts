import { AppError, FieldError } from '#core/errors/app_error'
import type { CompanyScope } from '#core/http/caller'
import type { Language } from '#core/i18n/languages'
import { readEInvoice } from '#modules/einvoices/public'
import { receiptTypeOf } from '#modules/expenses/receipts/receipt_type'
import { readCompanySettings } from '#modules/settings/public'
import type { ExpenseProposal } from './expense_proposal.js'
import { isOwnInvoice } from './own_invoice.js'
import { proposeExpense } from './propose_expense.js'
import { proposeFromFields } from './propose_from_fields.js'
import { readReceipt } from './read_receipt.js'

export interface ExpenseReading {
  /** An e-invoice says its fields; those of a text or a picture are guessed. */
  source: 'eInvoice' | 'text' | 'picture'
  expense: ExpenseProposal
  /** The company has issued the e-invoice: it is income, and no expense. */
  isOwn: boolean
  /** Errors and warnings about an e-invoice. */
  findings: { rule: string; severity: string; message: string }[]
}

/** A PDF without an e-invoice is read by its text. */
const WITHOUT_XML = 'einvoices.no_xml_in_pdf'
const OF_OTHER_KIND = 'einvoices.unknown_format'

/**
 * Proposes the fields of an expense from an e-invoice, the text of a PDF or a photo.
 * @throws as readEInvoice and readReceipt do, at `file`; 422 `expenses.receipt_kind` for any other kind of file
 */
export async function readExpense(
  company: CompanyScope,
  bytes: Uint8Array,
  language: Language
): Promise<ExpenseReading> {
  const type = receiptTypeOf(Buffer.from(bytes))
  if (type?.startsWith('image/')) return fromText(company, { bytes, type })
  try {
    const { invoice, findings } = await readEInvoice(bytes, { companyId: company.id, language })
    return {
      source: 'eInvoice',
      expense: await proposeExpense(company, invoice),
      isOwn: isOwnInvoice(invoice, await readCompanySettings(company)),
      findings: findings.map(({ rule, severity, message }) => ({ rule, severity, message })),
    }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    if (error.code !== WITHOUT_XML) throw ofFile(error)
    return fromText(company, { bytes, type: 'application/pdf' })
  }
}

/** Names the field; here, a file of another kind could have been a photo too. */
const ofFile = ({ code, details, status }: AppError) =>
  code === OF_OTHER_KIND
    ? new FieldError('file', 'expenses.receipt_kind')
    : new FieldError('file', code, details, status)

async function fromText(company: CompanyScope, file: Parameters<typeof readReceipt>[1]) {
  const { source, fields } = await readReceipt(company, file)
  return { source, expense: await proposeFromFields(company, fields), isOwn: false, findings: [] }
}
