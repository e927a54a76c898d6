import type { UseFormReturnType } from '@mantine/form'
import type { AnswerOf, RowOf } from '#api/routes'
import { DEFAULT_CURRENCY, type Settings } from '@/lib/settings'
import { type SkontoValues, skontoBody, skontoValues } from '@/lib/skonto'
import { today } from '@/lib/time/days'
import { firstLine } from '../lines/first_line'
import {
  type DiscountUnit,
  discountValues,
  emptyLine,
  isBlank,
  lineOf,
  linesOf,
} from '../lines/line_values'
import type { LinesValues } from '../lines/lines_form'
import { type CustomClientValues, customClientBody, customClientValues } from './custom_client'

export type Preferences = Settings['preferences'] | undefined
export type Client = RowOf<'/api/clients'>

/** The fields of every commercial document, as its form holds them. Numbers are decimal strings, days `YYYY-MM-DD`. */
export interface DocumentValues extends LinesValues {
  /** The draft on the server and the version that was read; empty and 0 before it is saved first. */
  _id: string
  version: number
  clientId: string
  clientName: string
  customClient: CustomClientValues | null
  date: string
  /** A day, or the first of a period; `serviceUntil` is its last or empty. */
  serviceDate: string
  serviceUntil: string
  /** Off the whole document; the unit says which of the two counts. */
  discountUnit: DiscountUnit
  discountPercent: string
  discountAmount: string
  discountReason: string
  skonto: SkontoValues[]
  buyerReference: string
  orderNumber: string
  projectReference: string
  /** Null as long as the company's own text applies. */
  intro: string | null
  closing: string | null
  notes: string
  exemptionReason: string
  /** How it looks; empty for how the company's others look. */
  template: DocumentTemplate | ''
}

type DocumentTemplate = NonNullable<AnswerOf<'GET', '/api/invoices/:id'>['template']>

/** The form of a document, of which these parts read and set nothing but what all documents have. */
export type DocumentForm = UseFormReturnType<DocumentValues>

/** The name of the client that a form is for; empty before one is chosen. */
export const recipientOf = ({ customClient, clientName }: DocumentValues) =>
  customClient?.name ?? clientName

/** Nothing that would be worth a draft. */
export const isUnwritten = ({ clientId, customClient, notes, lines }: DocumentValues) =>
  !clientId && !customClient && notes.trim() === '' && lines.every(isBlank)

/**
 * @param client whom the document is for, when that is known before
 * @param country of the company
 */
export const newDocument = (
  preferences: Preferences,
  client?: Client,
  country = ''
): DocumentValues => ({
  _id: '',
  version: 0,
  clientId: client?._id ?? '',
  clientName: client?.name ?? '',
  customClient: null,
  date: today(),
  serviceDate: '',
  serviceUntil: '',
  currency: client?.currency ?? preferences?.currency ?? DEFAULT_CURRENCY,
  exchangeRate: '',
  priceMode: preferences?.priceMode ?? 'net',
  discountUnit: 'percent',
  discountPercent: '',
  discountAmount: '',
  discountReason: '',
  skonto: skontoValues(client?.skonto ?? preferences?.skonto),
  buyerReference: client?.buyerReference ?? '',
  orderNumber: '',
  projectReference: '',
  intro: null,
  closing: null,
  notes: '',
  exemptionReason: '',
  template: '',
  lines: [firstLine(preferences, client, country)],
})

/** The fields that the API shows for any document. */
type SavedDocument = Pick<
  AnswerOf<'GET', '/api/invoices/:id'>,
  | '_id'
  | 'version'
  | 'client'
  | 'customClient'
  | 'date'
  | 'serviceDate'
  | 'serviceUntil'
  | 'currency'
  | 'exchangeRate'
  | 'priceMode'
  | 'discountPercent'
  | 'discountAmount'
  | 'discountReason'
  | 'skonto'
  | 'buyerReference'
  | 'orderNumber'
  | 'projectReference'
  | 'intro'
  | 'closing'
  | 'notes'
  | 'exemptionReason'
  | 'template'
  | 'lines'
>

/** A draft of the server as the form shows it. */
export function documentValues(saved: SavedDocument, defaultTaxRate: string): DocumentValues {
  const { discount, ...reduced } = discountValues(saved.discountPercent, saved.discountAmount)
  return {
    _id: saved._id,
    version: saved.version,
    clientId: saved.client?._id ?? '',
    clientName: saved.client?.name ?? '',
    customClient: saved.customClient && customClientValues(saved.customClient),
    date: saved.date,
    serviceDate: saved.serviceDate ?? '',
    serviceUntil: saved.serviceUntil ?? '',
    currency: saved.currency,
    exchangeRate: saved.exchangeRate ? String(saved.exchangeRate) : '',
    priceMode: saved.priceMode,
    ...reduced,
    discountPercent: discount,
    discountReason: saved.discountReason,
    skonto: skontoValues(saved.skonto),
    buyerReference: saved.buyerReference,
    orderNumber: saved.orderNumber,
    projectReference: saved.projectReference,
    intro: saved.intro,
    closing: saved.closing,
    notes: saved.notes,
    exemptionReason: saved.exemptionReason,
    template: saved.template ?? '',
    lines: saved.lines.length > 0 ? saved.lines.map(lineOf) : [emptyLine(defaultTaxRate)],
  }
}

/** How the lines are priced, as the server and `liveTotals` take it. */
export const pricingOf = (values: DocumentValues) => ({
  priceMode: values.priceMode,
  discountPercent: values.discountUnit === 'percent' ? values.discountPercent : '',
  discountAmount: values.discountUnit === 'amount' ? values.discountAmount : '',
})

/** The body for these values, without the days. */
export function contentBody(values: DocumentValues) {
  const pricing = pricingOf(values)
  return {
    clientId: values.clientId || null,
    customClient: values.customClient && customClientBody(values.customClient),
    currency: values.currency,
    exchangeRate: values.exchangeRate || null,
    priceMode: pricing.priceMode,
    discountPercent: pricing.discountPercent || null,
    discountAmount: pricing.discountAmount || null,
    discountReason: values.discountReason,
    skonto: skontoBody(values.skonto),
    buyerReference: values.buyerReference,
    orderNumber: values.orderNumber,
    projectReference: values.projectReference,
    intro: values.intro,
    closing: values.closing,
    notes: values.notes,
    exemptionReason: values.exemptionReason,
    template: values.template || null,
    lines: linesOf(values.lines),
  }
}

/** The body for these values. */
export const documentBody = (values: DocumentValues) => ({
  ...contentBody(values),
  date: values.date || null,
  serviceDate: values.serviceDate || null,
  serviceUntil: values.serviceUntil || null,
})
