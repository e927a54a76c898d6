import { formatDay } from '#core/clock'
import { type FailureReason, sayReason } from '#modules/recurring/reasons'
import type { Template } from './write_to_owners.js'

/** To the owner: an invoice could not be made three times in a row, and why. */
export const failedMail =
  (reason: FailureReason): Template =>
  (say, { profile, link, language }) => ({
    subject: say('subject', { name: profile.name }),
    blocks: [
      { kind: 'text', text: say('text', { name: profile.name }) },
      {
        kind: 'facts',
        facts: [
          [say('day'), formatDay(profile.nextOn ?? '')],
          [say('reason'), sayReason(reason, language)],
        ],
      },
      { kind: 'action', label: say('retry'), href: link },
    ],
  })
