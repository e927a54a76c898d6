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
  /** What default interest is asked for, § 288 BGB; nothing without. */
  interest: {
    /** Yearly, in percent, for a number of days each. */
    periods: readonly { days: number; percent: string }[]
    amount: Minor
  }
  /** Why and from which day on interest runs; letters from before 2026-12 do not say it. */
  start?: { ground: string; from: Day } | null
}

/** All that is printed on a reminder, and nothing else. */
export interface ReminderPdfModel extends LetterModel {
  /** What the letter is called, such as `Zahlungserinnerung`. */
  title: string
  isDraft: boolean
  /** The new payment date. */
  payUntil: Day
  invoices: readonly PdfRemindedInvoice[]
  open: Minor
  interest: Minor
  /** § 288 (5) BGB; nothing when it is not asked for. */
  flatSum: Minor
  fee: Minor
  total: Minor
  intro: string
  closing: string
}
