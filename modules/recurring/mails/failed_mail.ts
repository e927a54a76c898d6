import { type Day, formatDay } from '#core/clock'
import { type FailureReason, sayReason } from '#modules/recurring/reasons'
import type { Template } from './write_to_owners.js'

/** To the owner: the invoice of a date could not be made three times in a row, and why. */
export const failedMail =
  (reason: FailureReason, day: Day): Template =>
  (say, { profile: { name, status }, link, language }) => ({
    subject: say(status === 'ended' ? 'subject_of_last' : 'subject', { name }),
    blocks: [
      { kind: 'text', text: say(status === 'ended' ? 'text_of_last' : 'text', { name }) },
      {
        kind: 'facts',
        facts: [
          [say('day'), formatDay(day)],
          [say('reason'), sayReason(reason, language)],
        ],
      },
      { kind: 'action', label: say(status === 'ended' ? 'look' : 'retry'), href: link },
    ],
  })
