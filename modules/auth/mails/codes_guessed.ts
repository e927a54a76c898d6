import type { Template } from './write_to.js'

/** Notice that somebody with the right password has entered wrong codes. */
export const codesGuessed: Template<{ forgotLink: string }> = (say, { forgotLink }) => ({
  subject: say('subject'),
  blocks: [
    { kind: 'text', text: say('text') },
    { kind: 'hint', text: say('hint') },
    { kind: 'action', label: say('action'), href: forgotLink },
  ],
})
