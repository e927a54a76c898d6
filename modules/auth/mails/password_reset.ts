import type { Template } from './write_to.js'

/** The link that sets a new password. */
export const passwordReset: Template<{ link: string }> = (say, { link }) => ({
  subject: say('subject'),
  blocks: [
    { kind: 'text', text: say('text') },
    { kind: 'action', label: say('action'), href: link },
    { kind: 'hint', text: say('hint') },
  ],
})
