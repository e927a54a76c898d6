import type { Booking } from '#modules/datev/bookings/booking'
import { headingOf, lineOf } from './column.js'
import { COLUMNS } from './columns.js'
import { amountField, dayField, longDayField, referenceOf, textField } from './fields.js'

/** Where the fields are that Kontor fills, counted from 1. */
const AT = {
  amount: 1,
  side: 2,
  currency: 3,
  account: 7,
  contra: 8,
  key: 9,
  day: 10,
  reference: 11,
  otherReference: 12,
  text: 14,
  receipt: 20,
  vatId: 40,
  infoKind: 48,
  info: 49,
  locked: 114,
  suppliedOn: 115,
  taxPeriod: 116,
  dueOn: 117,
}

/** `Belegfeld 2` takes twelve characters: a longer number is only in the text. */
const LONGEST_OTHER = 12

export const headingLine = headingOf(COLUMNS)

/** A booking as a line of the batch. An empty `Festschreibung` would lock it, so it is always `0`. */
export function rowLine(booking: Booking): string {
  const fields = new Map<number, string>()
  const put = (at: number, field: string) => fields.set(at, field)
  const other = referenceOf(booking.otherReference)
  put(AT.amount, amountField(booking.amount))
  put(AT.side, booking.amount < 0n ? '"H"' : '"S"')
  put(AT.currency, '"EUR"')
  put(AT.account, booking.account)
  put(AT.contra, booking.contra)
  put(AT.key, textField(booking.key, 4))
  put(AT.day, dayField(booking.on))
  put(AT.reference, textField(referenceOf(booking.reference), 36))
  put(AT.otherReference, textField(other.length > LONGEST_OTHER ? '' : other, LONGEST_OTHER))
  put(AT.text, textField(booking.text, 60))
  if (booking.receiptId) put(AT.receipt, textField(`BEDI "${booking.receiptId}"`, 210))
  put(AT.vatId, textField(booking.vatId.replaceAll(' ', ''), 15))
  if (booking.foreign) {
    put(AT.infoKind, textField('Betrag in Währung', 20))
    put(AT.info, textField(booking.foreign, 210))
  }
  put(AT.locked, '0')
  if (booking.suppliedOn) {
    put(AT.suppliedOn, longDayField(booking.suppliedOn))
    put(AT.taxPeriod, longDayField(booking.suppliedOn))
  }
  if (booking.dueOn) put(AT.dueOn, longDayField(booking.dueOn))
  return lineOf(COLUMNS, fields)
}
