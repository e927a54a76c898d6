import type { Template } from './write_to.js'

/** To the applicant: the application is here and waits. */
export const applicationReceived: Template<{ companyName: string; plan: string }> = (
  say,
  { companyName, plan }
) => ({
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
    { kind: 'hint', text: say('hint') },
  ],
})
