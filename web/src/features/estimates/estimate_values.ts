import { newKey } from '@/lib/api'
import { addDays, today } from '@/lib/days'
import { DEFAULT_CURRENCY, type Settings } from '@/lib/settings'
import type { Estimate } from './estimate'

type Line = Estimate['lines'][number]

/** How a line is offered. */
export type Offered = 'counted' | 'optional' | 'alternative'

/** A line as the form holds it; numbers are decimal strings. */
export interface LineValues {
  key: string
  description: string
  quantity: string
  unit: string
  unitPrice: string
  taxRate: string
  offered: Offered
  /** What the form does not show and must not lose. */
  kept: Partial<
    Pick<
      Line,
      | 'kind'
      | 'itemId'
      | 'discount'
      | 'discountAmount'
      | 'taxCategory'
      | 'serviceDate'
      | 'serviceUntil'
    >
  >
}

export interface EstimateValues {
  /** The draft on the server and the version that was read; empty and 0 before it is saved first. */
  _id: string
  version: number
  clientId: string
  clientName: string
  /** A recipient who is written into this estimate alone. */
  isOneOff: boolean
  email: string
  date: string
  validUntil: string
  currency: string
  intro: string
  closing: string
  lines: LineValues[]
}

const USUAL_DAYS = 30
const USUAL_TAX_RATE = 19

export const emptyLine = (taxRate: string): LineValues => ({
  key: newKey(),
  description: '',
  quantity: '1',
  unit: '',
  unitPrice: '',
  taxRate,
  offered: 'counted',
  kept: {},
})

export const newEstimate = (preferences: Settings['preferences'] | undefined): EstimateValues => ({
  _id: '',
  version: 0,
  clientId: '',
  clientName: '',
  isOneOff: false,
  email: '',
  date: today(),
  validUntil: addDays(today(), USUAL_DAYS),
  currency: preferences?.currency ?? DEFAULT_CURRENCY,
  intro: '',
  closing: '',
  lines: [emptyLine(String(preferences?.defaultTaxRate ?? USUAL_TAX_RATE))],
})

/** A draft of the server as the form shows it. */
export const valuesOf = (estimate: Estimate): EstimateValues => ({
  _id: estimate._id,
  version: estimate.version,
  clientId: estimate.client?._id ?? '',
  clientName: estimate.client?.name ?? estimate.customClient?.name ?? '',
  isOneOff: estimate.customClient !== null,
  email: estimate.customClient?.email ?? '',
  date: estimate.date,
  validUntil: estimate.validUntil,
  currency: estimate.currency,
  intro: estimate.intro ?? '',
  closing: estimate.closing ?? '',
  lines: estimate.lines.map((line) => ({
    key: line._id,
    description: line.description,
    quantity: String(line.quantity),
    unit: line.unit,
    unitPrice: String(line.unitPrice),
    taxRate: String(line.taxRate),
    offered: line.alternativeOf ? 'alternative' : line.isOptional ? 'optional' : 'counted',
    kept: {
      kind: line.kind,
      itemId: line.itemId,
      discount: line.discount,
      discountAmount: line.discountAmount,
      taxCategory: line.taxCategory,
      serviceDate: line.serviceDate,
      serviceUntil: line.serviceUntil,
    },
  })),
})

/** A line that nobody has written into. It is not saved. */
const isBlank = ({ description, unitPrice }: LineValues) =>
  description.trim() === '' && unitPrice === ''

/** The lines that are written, as the server takes them; an alternative belongs to the counted line above it. */
export function linesOf(lines: LineValues[]) {
  let counted: number | null = null
  return lines
    .filter((line) => !isBlank(line))
    .map(({ key: _, offered, kept, ...line }, index) => {
      const alternativeOf = offered === 'alternative' ? counted : null
      if (offered === 'counted' && (kept.kind ?? 'item') === 'item') counted = index + 1
      const hasRate = Number(line.taxRate || '0') !== 0
      return {
        ...kept,
        ...line,
        taxRate: line.taxRate || '0',
        taxCategory: (kept.taxCategory === 'S') === hasRate ? kept.taxCategory : null,
        isOptional: offered !== 'counted',
        alternativeOf,
      }
    })
}

/** What the server takes for these values. */
export const bodyOf = (values: EstimateValues) => ({
  clientId: values.clientId || null,
  customClient: values.isOneOff
    ? { name: values.clientName.trim(), email: values.email.trim() || null }
    : null,
  date: values.date,
  validUntil: values.validUntil,
  currency: values.currency,
  intro: values.intro || null,
  closing: values.closing || null,
  lines: linesOf(values.lines),
})
