import type { Template } from './write_to.js'

/** To somebody whose company may register: the link that opens the form. */
export const registrationInvitation: Template<{
  inviter: string
  link: string
  isApproved: boolean
}> = (say, { inviter, link, isApproved }) => ({
  subject: say('subject'),
  blocks: [
    { kind: 'text', text: say('text', { inviter }) },
    { kind: 'text', text: say(isApproved ? 'approved' : 'reviewed') },
    { kind: 'action', label: say('action'), href: link },
    { kind: 'hint', text: say('hint') },
  ],
})
