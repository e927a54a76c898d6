import type { Day } from '#core/clock'
import type { Minor } from '#core/money/minor'
import type { LetterModel } from './pdf_model.js'

/** An invoice that a reminder is about. */
export interface PdfRemindedInvoice {
  number: string
  issuedOn: Day
  /** The due date of the invoice itself. */
  dueOn: Day
  total: Minor
  open: Minor
  /** The basis of default interest, § 288 BGB; missing without interest. */
  interest: {
    /** Yearly, in percent, for a number of days each. */
    periods: readonly { days: number; percent: string }[]
    /** Printed as a table in place of the periods; missing or empty when a line of text says as much. */
    lines?: readonly PdfInterestLine[]
    amount: Minor
  }
  /** The reason for interest and its first day; letters from before 2026-12 lack both. */
  start?: { ground: string; from: Day } | null
}

/** Days with one open amount and one yearly rate in percent; both ends are included. */
export interface PdfInterestLine {
  from: Day
  until: Day
  open: Minor
  percent: string
  amount: Minor
}

/** The complete content of a printed reminder. */
export interface ReminderPdfModel extends LetterModel {
  /** The title of the letter, such as `Zahlungserinnerung`. */
  title: string
  isDraft: boolean
  /** The new payment date. */
  payUntil: Day
  invoices: readonly PdfRemindedInvoice[]
  open: Minor
  interest: Minor
  /** § 288 (5) BGB; missing when it is not charged. */
  flatSum: Minor
  fee: Minor
  total: Minor
  intro: string
  closing: string
}
