import type { BodyOf } from '#api/routes'
import type { ExpenseValues, LineValues, SharedValues } from './expense_values'

/** The request body for these values. */
export const bodyOf = (values: ExpenseValues, ownCurrency: string) => ({
  ...sharedBody(values, ownCurrency),
  date: values.date,
  dueDate: values.dueDate || null,
  paidDate: values.isPaid ? values.paidDate : null,
  skontoPercent: values.skontoPercent || null,
  skontoDate: values.skontoDate || null,
  tookSkonto: values.isPaid && values.tookSkonto,
  reference: values.reference.trim(),
  occasion: hasGuests(values) ? values.occasion.trim() : '',
  guests: hasGuests(values) ? values.guests.trim() : '',
})

/** Whether one of the lines is a business meal, which asks for its occasion and its guests. */
export const hasGuests = ({ lines }: Pick<SharedValues, 'lines'>) =>
  lines.some(({ category }) => category === 'entertainment')

/** The part of a request body that an expense and a recurring one share. */
export const sharedBody = (values: SharedValues, ownCurrency: string) => ({
  vendor: values.vendor.trim(),
  taxTreatment: values.taxTreatment,
  currency: values.currency,
  exchangeRate: values.currency === ownCurrency ? null : values.exchangeRate,
  vendorVatId: withoutSpaces(values.vendorVatId),
  vendorIban: withoutSpaces(values.vendorIban),
  privateShare: values.privateShare || '0',
  projectId: values.projectId || null,
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
  { taxTreatment }: SharedValues
): LineBody[] =>
  category === ''
    ? []
    : [
        {
          category,
          description: description.trim() || null,
          amount,
          taxRate: taxRate || '0',
          tax: taxTreatment === 'domestic' ? tax || null : null,
        },
      ]

const withoutSpaces = (text: string) => text.replace(/\s/g, '')
