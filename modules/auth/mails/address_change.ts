import type { Template } from './write_to.js'

/** To the new address: the link that confirms it. */
export const addressChange: Template<{ link: string }> = (say, { link }) => ({
  subject: say('subject'),
  blocks: [
    { kind: 'text', text: say('text') },
    { kind: 'action', label: say('action'), href: link },
    { kind: 'hint', text: say('hint') },
  ],
})
