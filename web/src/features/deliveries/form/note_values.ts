import { type Preferences } from '@/features/documents/form/document_values'
import { emptyLine, isBlank, type LineValues } from '@/features/documents/lines/line_values'
import type { LinesValues } from '@/features/documents/lines/lines_form'
import { DEFAULT_CURRENCY, taxRateOf } from '@/lib/settings'
import { today } from '@/lib/time/days'
import { isForDesk, type Note } from '../note'

/** A line in the form. Prices are empty for users who may not see them, and then not sent. */
export interface NoteLineValues extends LineValues {
  /** The stored line; empty for a new one. */
  _id: string
  /** A decimal string; empty for as much as is delivered. */
  ordered: string
  isOrdered: boolean
  deliveredBefore: number
}

export interface AddressValues {
  name: string
  street: string
  postalCode: string
  city: string
  country: string
}

export interface NoteValues extends LinesValues {
  /** The draft on the server and the version that was read; empty and 0 before it is saved first. */
  _id: string
  version: number
  /** Whether the recipient can be chosen. */
  isOwn: boolean
  clientId: string
  clientName: string
  /** A recipient who is written into this note alone. */
  isOneOff: boolean
  email: string
  date: string
  orderNumber: string
  /** Without one the goods go to the recipient's own address. */
  hasAddress: boolean
  address: AddressValues
  carrier: string
  parcelNumber: string
  notes: string
  showsPrices: boolean
  assigneeId: string
  lines: NoteLineValues[]
}

const NO_ADDRESS: AddressValues = { name: '', street: '', postalCode: '', city: '', country: '' }

/** Initial values of a line without a source document. */
export const FREE_LINE = { _id: '', ordered: '', isOrdered: false, deliveredBefore: 0 }

const emptyNoteLine = (taxRate: string): NoteLineValues => ({
  ...emptyLine(taxRate),
  ...FREE_LINE,
})

export const newNote = (preferences: Preferences): NoteValues => ({
  _id: '',
  version: 0,
  isOwn: true,
  clientId: '',
  clientName: '',
  isOneOff: false,
  email: '',
  date: today(),
  orderNumber: '',
  hasAddress: false,
  address: NO_ADDRESS,
  carrier: '',
  parcelNumber: '',
  notes: '',
  showsPrices: false,
  assigneeId: '',
  priceMode: preferences?.priceMode ?? 'net',
  currency: preferences?.currency ?? DEFAULT_CURRENCY,
  exchangeRate: '',
  lines: [emptyNoteLine(taxRateOf(preferences))],
})

/**
 * A draft of the server as the form shows it.
 * @param taxRate of a new line, a decimal string
 */
export const valuesOf = (note: Note, taxRate: string): NoteValues => ({
  _id: note._id,
  version: note.version,
  isOwn: note.isOwn,
  clientId: note.client?._id ?? '',
  clientName: note.client?.name ?? note.customClient?.name ?? '',
  isOneOff: note.customClient !== null,
  email: note.customClient?.email ?? '',
  date: note.date,
  orderNumber: note.orderNumber,
  hasAddress: note.deliveryAddress !== null,
  address: note.deliveryAddress ?? NO_ADDRESS,
  carrier: note.carrier,
  parcelNumber: note.parcelNumber,
  notes: note.notes,
  showsPrices: isForDesk(note) && note.showsPrices,
  assigneeId: note.assignee?._id ?? '',
  priceMode: isForDesk(note) ? note.priceMode : 'net',
  currency: isForDesk(note) ? note.currency : DEFAULT_CURRENCY,
  exchangeRate: '',
  lines: note.lines.length > 0 ? linesOf(note) : [emptyNoteLine(taxRate)],
})

const linesOf = (note: Note) =>
  isForDesk(note)
    ? note.lines.map((line) => ({
        ...lineOf(line),
        itemId: line.itemId ?? '',
        unitPrice: String(line.unitPrice),
        taxRate: String(line.taxRate),
        taxCategory: line.taxCategory,
      }))
    : note.lines.map(lineOf)

const lineOf = (line: Note['lines'][number]): NoteLineValues => ({
  ...emptyLine('', line.kind),
  key: line._id,
  _id: line._id,
  description: line.description,
  unit: line.unit,
  ordered: line.ordered === line.quantity && !line.isOrdered ? '' : String(line.ordered),
  quantity: String(line.quantity),
  isOrdered: line.isOrdered,
  deliveredBefore: line.deliveredBefore,
})

/** A line that nobody has written into. It is not saved. */
const isUnwritten = (line: NoteLineValues) => line._id === '' && isBlank(line)

/** How many lines say what is delivered. */
export const writtenLines = (lines: readonly NoteLineValues[]) =>
  lines.filter((line) => line.kind === 'item' && !isUnwritten(line)).length

/** The body for these values. Fields of the desk are left out for employees. */
export const bodyOf = (values: NoteValues, isDesk: boolean) => ({
  clientId: values.clientId || null,
  customClient: values.isOneOff
    ? { name: values.clientName.trim(), email: values.email.trim() || null }
    : null,
  date: values.date,
  orderNumber: values.orderNumber,
  deliveryAddress: values.hasAddress
    ? { ...values.address, country: values.address.country || null }
    : null,
  carrier: values.carrier,
  parcelNumber: values.parcelNumber,
  notes: values.notes,
  ...(isDesk && { showsPrices: values.showsPrices, assigneeId: values.assigneeId || null }),
  lines: values.lines.filter((line) => !isUnwritten(line)).map((line) => lineBody(line, isDesk)),
})

const lineBody = (line: NoteLineValues, isDesk: boolean) => ({
  _id: line._id || null,
  // Notes have no subtotals.
  kind: line.kind === 'subtotal' ? ('text' as const) : line.kind,
  description: line.description,
  ...(line.kind === 'item' && {
    quantity: line.quantity,
    ordered: line.ordered || null,
    unit: line.unit,
    ...(isDesk && {
      itemId: line.itemId || null,
      unitPrice: line.unitPrice || null,
      taxRate: line.taxRate || null,
      taxCategory: line.taxCategory || null,
    }),
  }),
})
