import type { Template } from './write_to.js'

/** Notice that somebody used a token that had been replaced: the device it belonged to is signed out. */
export const signInCopied: Template<{
  userAgent: string
  ipAddress: string
  forgotLink: string
}> = (say, { userAgent, ipAddress, forgotLink }) => ({
  subject: say('subject'),
  blocks: [
    { kind: 'text', text: say('text') },
    {
      kind: 'facts',
      facts: [
        [say('device'), userAgent || '–'],
        [say('address'), ipAddress || '–'],
      ],
    },
    { kind: 'hint', text: say('hint') },
    { kind: 'action', label: say('action'), href: forgotLink },
  ],
})
