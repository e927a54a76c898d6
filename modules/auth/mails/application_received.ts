import type { Template } from './write_to.js'

/** To the applicant: the application is here and waits; a link confirms the address. */
export const applicationReceived: Template<{
  companyName: string
  plan: string
  confirmLink: string
}> = (say, { companyName, plan, confirmLink }) => ({
  subject: say('subject'),
  blocks: [
    { kind: 'text', text: say('text', { companyName }) },
    {
      kind: 'facts',
      facts: [
        [say('company'), companyName],
        [say('plan'), plan],
      ],
    },
    { kind: 'text', text: say('confirm') },
    { kind: 'action', label: say('action'), href: confirmLink },
    { kind: 'hint', text: say('hint') },
  ],
})
