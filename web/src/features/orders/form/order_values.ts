import {
  type Client,
  type DocumentValues,
  documentBody,
  documentValues,
  newDocument,
  type Preferences,
} from '@/features/documents/form/document_values'
import type { Order } from '../order'

export interface OrderValues extends DocumentValues {
  orderedOn: string
  /** A decimal string; empty for the client's usual term. */
  paymentDays: string
}

/** @param client whom the order is from, when that is known before */
export const newOrder = (
  preferences: Preferences,
  client?: Client,
  country?: string
): OrderValues => ({
  ...newDocument(preferences, client, country),
  orderedOn: '',
  paymentDays: '',
})

/** A draft of the server as the form shows it. */
export const valuesOf = (order: Order, defaultTaxRate: string): OrderValues => ({
  ...documentValues(order, defaultTaxRate),
  orderedOn: order.orderedOn ?? '',
  paymentDays: order.paymentDays === null ? '' : String(order.paymentDays),
})

/** The body for these values. */
export const bodyOf = (values: OrderValues) => ({
  ...documentBody(values),
  orderedOn: values.orderedOn || null,
  paymentDays: values.paymentDays === '' ? null : Number(values.paymentDays),
})
