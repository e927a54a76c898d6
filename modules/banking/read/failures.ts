import { FieldError } from '#core/errors/app_error'
import { MOST_ENTRIES } from './limits.js'

/** The file changes its format inside, is truncated or hostile. */
export const brokenFile = () => new FieldError('file', 'banking.broken_file')

export const tooManyEntries = () =>
  new FieldError('file', 'banking.too_many_entries', { values: { most: MOST_ENTRIES } })

/** @param place of the entry in its file, from 1; the row of a table */
export const unreadableAmount = (place: number) =>
  new FieldError('file', 'banking.amount_unreadable', { values: { place } })

export const unreadableDay = (place: number) =>
  new FieldError('file', 'banking.day_unreadable', { values: { place } })

export const unknownCurrency = (place: number) =>
  new FieldError('file', 'banking.currency_unknown', { values: { place } })
