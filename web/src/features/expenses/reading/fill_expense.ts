import type { UseFormReturnType } from '@mantine/form'
import type { Reading } from '../expense'
import { type ExpenseValues, emptyLine, type LineValues, lineOf } from '../expense_values'
import type { Proposed } from './marks'

type Form = UseFormReturnType<ExpenseValues>
type Read = Reading['expense']

/** The values of an expense with those that were read; an e-invoice says its fields, everything else is guessed. */
export const fillExpense = (form: Form, { source, expense }: Reading) =>
  source === 'eInvoice' ? fromEInvoice(form.getValues(), expense) : fromGuess(form, expense)

/** A category chosen before is kept when the e-invoice gives none. */
function fromEInvoice(mine: ExpenseValues, read: Read) {
  const values = {
    ...mine,
    vendor: read.vendor,
    date: read.date ?? mine.date,
    ...openValues(read),
    reference: read.reference,
    ...withCurrency(mine, read),
    taxTreatment: read.taxTreatment,
    vendorVatId: read.vendorVatId,
    vendorIban: read.vendorIban,
    lines: linesOf(mine, read),
  }
  return { values, proposed: {} }
}

/** The expense is to be paid, by the terms that were read. */
const openValues = ({ dueDate, skontoPercent, skontoDate }: Read) => ({
  isPaid: false,
  dueDate: dueDate ?? '',
  skontoPercent: skontoPercent === null ? '' : String(skontoPercent),
  skontoDate: skontoDate ?? '',
})

const GUESSED = ['vendor', 'reference', 'vendorVatId', 'vendorIban', 'date'] as const

/** Only fields that nobody has typed in yet are filled. */
function fromGuess(form: Form, read: Read): { values: ExpenseValues; proposed: Proposed } {
  const mine = form.getValues()
  const values = { ...mine }
  const proposed: Record<string, unknown> = {}
  for (const name of GUESSED) {
    const value = read[name]
    if (!value || form.isDirty(name)) continue
    values[name] = value
    proposed[name] = value
  }
  if (mine.paidDate === mine.date) values.paidDate = values.date
  if ((read.dueDate || read.skontoDate) && !form.isDirty('isPaid')) {
    const { isPaid, ...terms } = openValues(read)
    Object.assign(values, { isPaid, ...terms })
    Object.assign(proposed, filledOf(terms))
  }
  if (read.lines.length > 0 && mine.lines.every(({ amount }) => amount === '')) {
    Object.assign(values, { ...withCurrency(mine, read), lines: linesOf(mine, read) })
    if (values.currency !== mine.currency) proposed.currency = values.currency
    for (const [index, line] of values.lines.entries()) {
      Object.assign(proposed, marksOf(line, index, read))
    }
  }
  return { values, proposed }
}

/** A term that was not read is no guess. */
const filledOf = (terms: Record<string, string>) =>
  Object.fromEntries(Object.entries(terms).filter(([, value]) => value !== ''))

const withCurrency = ({ currency, exchangeRate }: ExpenseValues, read: Read) =>
  read.currency === null || read.currency === currency
    ? { currency, exchangeRate }
    : { currency: read.currency, exchangeRate: '' }

function linesOf(mine: ExpenseValues, read: Read): LineValues[] {
  const [first] = mine.lines
  const { taxTreatment } = read
  const currency = read.currency ?? mine.currency
  return read.lines.map(({ taxRate, tax, ...line }) => {
    const category = line.category ?? (first?.category || null)
    if (taxRate !== null && tax !== null) {
      return lineOf({ ...line, taxRate, tax, category }, { taxTreatment, currency })
    }
    return {
      ...emptyLine(first?.taxRate ?? '0'),
      category: category ?? '',
      amount: String(line.amount),
    }
  })
}

/** The rate that a receipt does not say is the usual one, no guess. */
const marksOf = (line: LineValues, index: number, read: Read): Proposed => ({
  [`lines.${index}.amount`]: line.amount,
  ...(read.lines[index]?.taxRate !== null && { [`lines.${index}.taxRate`]: line.taxRate }),
  ...(read.lines[index]?.category && { [`lines.${index}.category`]: line.category }),
  ...(line.tax !== '' && { [`lines.${index}.tax`]: line.tax }),
})
