import type { Preferences } from '@/features/documents/form/document_values'
import { newKey } from '@/lib/server/api'
import { DEFAULT_CURRENCY } from '@/lib/settings'
import { today } from '@/lib/time/days'
import type { Category, Expense, TaxTreatment } from './expense'
import { calculatedTax } from './expense_figures'

/** The part of a receipt at one rate of VAT. Numbers are decimal strings. */
export interface LineValues {
  key: string
  category: Category | ''
  description: string
  /** VAT included; net under the reverse charge. Negative for a credit note. */
  amount: string
  /** Percent. */
  taxRate: string
  /** The VAT as printed; empty for the calculated one. */
  tax: string
}

/** The values that an expense and a recurring one share. */
export interface SharedValues {
  /** The record on the server and the version that was read; empty and 0 before it is saved first. */
  _id: string
  version: number
  vendor: string
  lines: LineValues[]
  currency: string
  exchangeRate: string
  taxTreatment: TaxTreatment
  vendorVatId: string
  vendorIban: string
  /** Percent, a decimal string; empty for none. */
  privateShare: string
  /** Empty for none. */
  projectId: string
  projectName: string
  /** Empty for none. */
  clientId: string
  clientName: string
  isRebillable: boolean
  /** Percent, a decimal string. */
  markup: string
  notes: string
}

export interface ExpenseValues extends SharedValues {
  date: string
  isPaid: boolean
  paidDate: string
  dueDate: string
  /** Percent, a decimal string; empty without Skonto. */
  skontoPercent: string
  skontoDate: string
  /** That it was paid less Skonto. */
  tookSkonto: boolean
  reference: string
  /** Why guests were entertained, and who sat at the table. */
  occasion: string
  guests: string
}

/** The standard rate of the company's country; receipts carry VAT also where the company charges none. */
export const usualRateOf = (preferences: Preferences) =>
  String(preferences?.taxRates?.[0] ?? preferences?.defaultTaxRate ?? 0)

export const emptyLine = (taxRate: string): LineValues => ({
  key: newKey(),
  category: '',
  description: '',
  amount: '',
  taxRate,
  tax: '',
})

export const newShared = (preferences: Preferences): SharedValues => ({
  _id: '',
  version: 0,
  vendor: '',
  lines: [emptyLine(usualRateOf(preferences))],
  currency: preferences?.currency ?? DEFAULT_CURRENCY,
  exchangeRate: '',
  taxTreatment: 'domestic',
  vendorVatId: '',
  vendorIban: '',
  privateShare: '',
  projectId: '',
  projectName: '',
  clientId: '',
  clientName: '',
  isRebillable: false,
  markup: '',
  notes: '',
})

export const newExpense = (preferences: Preferences): ExpenseValues => ({
  ...newShared(preferences),
  date: today(),
  isPaid: true,
  paidDate: today(),
  dueDate: '',
  skontoPercent: '',
  skontoDate: '',
  tookSkonto: false,
  reference: '',
  occasion: '',
  guests: '',
})

/** An expense of the server as the form shows it. */
export const valuesOf = (expense: Expense): ExpenseValues => ({
  ...sharedOf(expense),
  date: expense.date,
  isPaid: expense.paidDate !== null,
  paidDate: expense.paidDate ?? '',
  dueDate: expense.dueDate ?? '',
  skontoPercent: expense.skonto ? String(expense.skonto.percent) : '',
  skontoDate: expense.skonto?.until ?? '',
  tookSkonto: expense.skonto?.isTaken ?? false,
  reference: expense.reference,
  occasion: expense.occasion,
  guests: expense.guests,
})

/** The values of an expense that a recurring one has too. */
export const sharedOf = (expense: Expense): SharedValues => ({
  _id: expense._id,
  version: expense.version,
  vendor: expense.vendor,
  lines: expense.lines.map((line) => lineOf(line, expense)),
  currency: expense.currency,
  exchangeRate: expense.exchangeRate === null ? '' : String(expense.exchangeRate),
  taxTreatment: expense.taxTreatment,
  vendorVatId: expense.vendorVatId,
  vendorIban: expense.vendorIban,
  privateShare: expense.privateShare === 0 ? '' : String(expense.privateShare),
  projectId: expense.project?._id ?? '',
  projectName: expense.project?.name ?? '',
  clientId: expense.client?._id ?? '',
  clientName: expense.client?.name ?? '',
  isRebillable: expense.isRebillable,
  markup: expense.markup === 0 ? '' : String(expense.markup),
  notes: expense.notes,
})

interface ServerLine {
  category: Category | null
  description: string
  amount: number
  taxRate: number
  tax: number
}

/** A line of the server, as stored or as read in an e-invoice; without a VAT that says no more than its rate does. */
export function lineOf(
  { category, description, ...figures }: ServerLine,
  { taxTreatment, currency }: Pick<Expense, 'taxTreatment' | 'currency'>
): LineValues {
  const amount = String(figures.amount)
  const line = { ...emptyLine(String(figures.taxRate)), description, amount }
  const isPrinted =
    taxTreatment === 'domestic' && Number(calculatedTax(line, currency)) !== figures.tax
  return { ...line, category: category ?? '', tax: isPrinted ? String(figures.tax) : '' }
}
