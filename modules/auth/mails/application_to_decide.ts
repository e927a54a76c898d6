import type { Template } from './write_to.js'

/** To a super admin: somebody applied; two links that show the application and ask for one click. */
export const applicationToDecide: Template<{
  companyName: string
  email: string
  plan: string
  approveLink: string
  rejectLink: string
}> = (say, { companyName, email, plan, approveLink, rejectLink }) => ({
  subject: say('subject', { companyName }),
  blocks: [
    { kind: 'text', text: say('text') },
    {
      kind: 'facts',
      facts: [
        [say('company'), companyName],
        [say('email'), email],
        [say('plan'), plan],
      ],
    },
    { kind: 'action', label: say('approve'), href: approveLink },
    { kind: 'action', label: say('reject'), href: rejectLink },
    { kind: 'hint', text: say('hint') },
  ],
})
