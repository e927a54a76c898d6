import { formatDay } from '#core/clock'
import type { Template } from './write_to_owners.js'

/** To the owner: dates were missed, and nothing more is made before somebody has decided. */
export const missedMail: Template = (say, { profile, link }) => ({
  subject: say('subject', { name: profile.name }),
  blocks: [
    { kind: 'text', text: say('text', { name: profile.name }) },
    { kind: 'facts', facts: [[say('next'), formatDay(profile.nextOn ?? '')]] },
    { kind: 'action', label: say('decide'), href: link },
  ],
})
