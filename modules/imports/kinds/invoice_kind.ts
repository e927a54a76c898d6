import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { zeroCategory } from '#api/suggest_tax'
import { today } from '#core/clock'
import { translate } from '#core/i18n/translate'
import { decimalInput } from '#core/money/decimal_rule'
import { currencyCode } from '#core/validation/codes'
import { day } from '#core/validation/day'
import { letterText, line } from '#core/validation/text'
import { INVOICE_FIELDS } from '#modules/imports/fields/invoice_fields'
import {
  INVOICE_NUMBERS,
  type InvoiceElsewhere,
  importInvoice,
  removeImported,
  takenInvoiceNumbers,
} from '#modules/invoicing/public'
import { passNumbers, readCompanySettings } from '#modules/settings/public'
import { type FoundClients, findClients } from './find_clients.js'
import { idsBy, keyText } from './ids_by.js'
import type { CheckContext, Checked, Fault, ImportKind } from './import_kind.js'
import { FigureFault, figuresOf, paidOf } from './invoice_figures.js'
import { validated } from './validate.js'

const amount = () => decimalInput({ min: -1e9, max: 1e9 }).optional()

export const invoiceValidator = vine.create({
  number: line(60).minLength(1),
  date: day(),
  dueDate: day().optional(),
  clientNumber: line(60).optional(),
  clientName: line(200).optional(),
  currency: currencyCode().optional(),
  notes: letterText(4000).optional(),
  rates: vine
    .array(
      vine.object({
        rate: decimalInput({ min: 0, max: 100 }).optional(),
        net: amount(),
        tax: amount(),
        gross: amount(),
      })
    )
    .minLength(1),
  paid: amount(),
  open: amount(),
  isPaid: vine.boolean().optional(),
  paidOn: day().optional(),
})

type InvoiceRow = Infer<typeof invoiceValidator>

const known = new Map(INVOICE_FIELDS.map((field) => [field.name, field]))

/** Invoices issued by another system, open and settled ones. A file never changes an issued invoice. */
export const invoiceKind: ImportKind<InvoiceElsewhere, never> = {
  fields: INVOICE_FIELDS,
  isFinal: true,
  known,
  prepare: (values) => values,
  keyOf: ({ number }) => keyText(number) || undefined,

  async findExisting(company, rows) {
    const numbers = rows.map(({ number }) => keyText(number))
    const ids = await idsBy(company, { table: 'invoices', column: 'number' }, numbers)
    return numbers.map((number) => ids.get(number))
  },

  prepareCheck: async (company, rows) => ({
    clients: await findClients(company, rows),
    isSmallBusiness: (await readCompanySettings(company)).isSmallBusiness,
  }),

  async checkNew(values, context) {
    const checked = await validated(invoiceValidator, values, context.language)
    return checked.faults ? checked : elsewhere(checked.record, context)
  },

  checkChange: () => {
    throw new Error('Invoices are not changed by a file.')
  },

  takenKeys: takenInvoiceNumbers,

  async create(company, invoices) {
    const ids: string[] = []
    for (const invoice of invoices) ids.push(await importInvoice(company, invoice))
    const numbers = invoices.map(({ number }) => number)
    await passNumbers(company, INVOICE_NUMBERS.invoice, numbers)
    return ids
  },

  update: () => {
    throw new Error('Invoices are not changed by a file.')
  },
  remove: removeImported,
  restore: async () => false,
}

interface Prepared {
  clients: FoundClients
  isSmallBusiness: boolean
}

function elsewhere(row: InvoiceRow, context: CheckContext): Checked<InvoiceElsewhere> {
  const { company, language } = context
  const { clients, isSmallBusiness } = context.prepared as Prepared
  const fault = (code: string, field: string): { faults: Fault[] } => ({
    faults: [{ field, message: translate(language, `imports:faults.${code}`) }],
  })
  const client = clients.of(row)
  if (row.clientNumber && !client) return fault('client_unknown', 'clientNumber')
  const clientName = client?.name ?? row.clientName ?? ''
  if (!clientName) return fault('client_missing', 'clientName')
  if (row.date > today(company.timeZone)) return fault('in_future', 'date')
  const currency = row.currency ?? client?.currency ?? company.currency
  try {
    const figures = figuresOf(row.rates, currency)
    const paid = paidOf(row, figures, currency)
    // The other system knew the reason and does not export it.
    const zero = zeroCategory(client?.taxTreatment, isSmallBusiness) || 'Z'
    return {
      record: {
        number: row.number,
        dateOn: row.date,
        dueOn: row.dueDate ?? null,
        clientId: client?.id ?? null,
        clientName,
        currency,
        notes: row.notes ?? '',
        taxes: figures.map((one) => ({ ...one, category: one.rate === 0n ? zero : 'S' })),
        paid,
        paidOn: row.paidOn ?? row.date,
      },
    }
  } catch (error) {
    if (error instanceof FigureFault) return fault(error.code, error.field)
    throw error
  }
}
