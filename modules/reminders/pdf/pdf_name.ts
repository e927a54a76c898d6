import type { Reminder } from '#modules/reminders/models/reminder'

/** Kind of the attachment source that makes the PDF of a reminder. */
export const PDF_ATTACHMENT = 'reminders.pdf'

/** `1.-Mahnung-MA-2026-0001.pdf`, only with characters that every file system takes. */
export const pdfName = ({ subject, number }: Pick<Reminder, 'subject' | 'number'>) =>
  `${`${subject}-${number}`.replace(/[^\p{L}\p{N}._-]+/gu, '-')}.pdf`
