import { assetBookings } from './asset_bookings.js'
import type { Book, Period } from './book.js'
import type { Booking } from './booking.js'
import { documentBookings } from './document_bookings.js'
import { downPaymentBookings } from './down_payment_bookings.js'
import { paymentBookings } from './payment_bookings.js'
import { purchaseBookings, purchasePaymentBookings } from './purchase_bookings.js'
import { purchaseSkontoBookings } from './purchase_skonto_bookings.js'
import { reductionBookings } from './reduction_bookings.js'
import { refundBookings } from './refund_bookings.js'

const SOURCES = [
  documentBookings,
  downPaymentBookings,
  reductionBookings,
  paymentBookings,
  refundBookings,
  purchaseBookings,
  purchasePaymentBookings,
  purchaseSkontoBookings,
  assetBookings,
]

/** All bookings of a period, block by block, so that a long one is never in memory as a whole. */
export async function* allBookings(book: Book, period: Period): AsyncGenerator<Booking> {
  for (const bookingsOf of SOURCES) {
    for await (const block of bookingsOf(book, period)) yield* block
  }
}
