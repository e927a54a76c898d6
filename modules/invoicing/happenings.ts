import { Happening } from '#core/happenings/happening'
import type { CompanyScope } from '#core/http/caller'
import type { Invoice } from '#modules/invoicing/models/invoice'
import type { PaymentRow } from '#modules/invoicing/settlement/payment'

/** A change of an invoice's share in the books, or of the remaining credit of a client. */
export type Booking = { companyId: string } & ({ invoice: Invoice } | { creditId: string })

/** A draft is about to be deleted. */
export const draftDeletion = new Happening<[draft: Invoice]>()

/** An invoice has its number; annexes such as timesheets are frozen now. */
export const invoiceIssue = new Happening<[company: CompanyScope, invoice: Invoice]>()

/** A payment is about to be removed. */
export const paymentRemoval = new Happening<[payment: PaymentRow]>()

/**
 * A document was issued, settled, reversed or deleted, or a credit was used or paid back. Everything that belongs to the
 * change is stored, its audit row included, and the changes of a company wait for each other.
 */
export const booking = new Happening<[booking: Booking]>()
