import type { Reminder } from '#modules/reminders/models/reminder'
import { transformReminder } from '#modules/reminders/transformers/reminder_transformer'
import { remindedInvoicesOf } from './reminded_invoices.js'

/** A reminder with its invoices, as the API shows it. */
export const describeReminder = async (reminder: Reminder) =>
  transformReminder(reminder, await remindedInvoicesOf(reminder))
