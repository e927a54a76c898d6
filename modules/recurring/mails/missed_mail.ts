import { formatDay } from '#core/clock'
import type { Template } from './write_to_owners.js'

/** To the owner: dates were missed, and nothing more is made before somebody has decided. @param dates how many */
export const missedMail =
  (dates: number): Template =>
  (say, { profile, link }) => ({
    subject: say('subject', { name: profile.name }),
    blocks: [
      { kind: 'text', text: say('text', { name: profile.name }) },
      {
        kind: 'facts',
        facts: [
          [say('dates'), String(dates)],
          [say('next'), formatDay(profile.nextOn ?? '')],
        ],
      },
      { kind: 'action', label: say('decide'), href: link },
    ],
  })
