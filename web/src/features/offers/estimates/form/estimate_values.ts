import {
  type Client,
  type DocumentValues,
  documentBody,
  documentValues,
  newDocument,
  type Preferences,
} from '@/features/documents/form/document_values'
import { addDays, daysBetween } from '@/lib/time/days'
import type { Estimate } from '../estimate'

export interface EstimateValues extends DocumentValues {
  validUntil: string
  /** Days that it holds from its date: the last day follows the date. */
  validDays: number
}

const USUAL_DAYS = 30

/** @param client whom the estimate is for, when that is known before */
export function newEstimate(
  preferences: Preferences,
  client?: Client,
  country?: string
): EstimateValues {
  const values = newDocument(preferences, client, country)
  return { ...values, validDays: USUAL_DAYS, validUntil: addDays(values.date, USUAL_DAYS) }
}

/** A draft of the server as the form shows it. */
export const valuesOf = (estimate: Estimate, defaultTaxRate: string): EstimateValues => ({
  ...documentValues(estimate, defaultTaxRate),
  validUntil: estimate.validUntil,
  validDays: daysBetween(estimate.date, estimate.validUntil),
})

/** The body for these values. */
export const bodyOf = (values: EstimateValues) => ({
  ...documentBody(values),
  validUntil: values.validUntil || null,
})
