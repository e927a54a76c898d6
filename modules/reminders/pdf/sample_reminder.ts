import { addDays } from '#core/clock'
import { NOTHING } from '#core/money/minor'
import {
  type DocumentSample,
  renderReminderSvg,
  samplePrices,
  sampleWord,
} from '#modules/documents/public'

/** Shows how a template looks on a reminder. */
export const SAMPLE_REMINDER: DocumentSample = {
  number: 'MA-0042',
  footerOf: ({ invoiceFooter }) => invoiceFooter,
  draw(letter, portion) {
    const { total } = samplePrices(letter).totals
    const dueOn = addDays(letter.issuedOn, -21)
    return renderReminderSvg(
      {
        ...letter,
        title: sampleWord(letter.language, 'reminder'),
        isDraft: false,
        payUntil: addDays(letter.issuedOn, 7),
        invoices: [
          {
            number: 'RE-0042',
            issuedOn: addDays(dueOn, -14),
            dueOn,
            total,
            open: total,
            interest: { periods: [], amount: NOTHING },
          },
        ],
        open: total,
        interest: NOTHING,
        flatSum: NOTHING,
        fee: NOTHING,
        total,
        intro: sampleWord(letter.language, 'reminder_intro'),
        closing: '',
      },
      portion
    )
  },
}
