import type { BodyOf } from '#api/routes'
import type { Preferences } from '@/components/document_form/document_values'
import { newKey } from '@/lib/api'
import { today } from '@/lib/days'
import { DEFAULT_CURRENCY } from '@/lib/settings'
import type { Category, Expense } from './expense'
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

export interface ExpenseValues {
  /** The expense on the server and the version that was read; empty and 0 before it is saved first. */
  _id: string
  version: number
  vendor: string
  date: string
  isPaid: boolean
  paidDate: string
  dueDate: string
  lines: LineValues[]
  reference: string
  currency: string
  exchangeRate: string
  isReverseCharge: boolean
  vendorVatId: string
  vendorIban: string
  /** Empty for none. */
  clientId: string
  clientName: string
  isRebillable: boolean
  /** Percent, a decimal string. */
  markup: string
  notes: string
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

export const newExpense = (preferences: Preferences): ExpenseValues => ({
  _id: '',
  version: 0,
  vendor: '',
  date: today(),
  isPaid: true,
  paidDate: today(),
  dueDate: '',
  lines: [emptyLine(usualRateOf(preferences))],
  reference: '',
  currency: preferences?.currency ?? DEFAULT_CURRENCY,
  exchangeRate: '',
  isReverseCharge: false,
  vendorVatId: '',
  vendorIban: '',
  clientId: '',
  clientName: '',
  isRebillable: false,
  markup: '',
  notes: '',
})

/** An expense of the server as the form shows it. */
export const valuesOf = (expense: Expense): ExpenseValues => ({
  _id: expense._id,
  version: expense.version,
  vendor: expense.vendor,
  date: expense.date,
  isPaid: expense.paidDate !== null,
  paidDate: expense.paidDate ?? '',
  dueDate: expense.dueDate ?? '',
  lines: expense.lines.map((line) => lineOf(line, expense)),
  reference: expense.reference,
  currency: expense.currency,
  exchangeRate: expense.exchangeRate === null ? '' : String(expense.exchangeRate),
  isReverseCharge: expense.taxTreatment === 'reverseCharge',
  vendorVatId: expense.vendorVatId,
  vendorIban: expense.vendorIban,
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

/** The request body for these values. */
export const bodyOf = (values: ExpenseValues, ownCurrency: string) => ({
  vendor: values.vendor.trim(),
  date: values.date,
  dueDate: values.dueDate || null,
  paidDate: values.isPaid ? values.paidDate : null,
  taxTreatment: values.isReverseCharge ? ('reverseCharge' as const) : ('domestic' as const),
  currency: values.currency,
  exchangeRate: values.currency === ownCurrency ? null : values.exchangeRate,
  reference: values.reference.trim(),
  vendorVatId: withoutSpaces(values.vendorVatId),
  vendorIban: withoutSpaces(values.vendorIban),
  clientId: values.clientId || null,
  isRebillable: values.isRebillable,
  markup: values.markup || '0',
  notes: values.notes,
  lines: values.lines.flatMap((line) => lineBody(line, values)),
})

type LineBody = BodyOf<'POST', '/api/expenses'>['lines'][number]

/** Nothing for a line without a category, which the rules of the form refuse. */
const lineBody = (
  { category, description, amount, taxRate, tax }: LineValues,
  { isReverseCharge }: ExpenseValues
): LineBody[] =>
  category === ''
    ? []
    : [
        {
          category,
          description: description.trim() || null,
          amount,
          taxRate: taxRate || '0',
          tax: isReverseCharge ? null : tax || null,
        },
      ]

const withoutSpaces = (text: string) => text.replace(/\s/g, '')
