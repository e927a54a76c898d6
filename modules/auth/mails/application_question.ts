import type { Template } from './write_to.js'

/** To the applicant: the operator asks something before the decision; a link opens a field for the answer. */
export const applicationQuestion: Template<{
  companyName: string
  question: string
  link: string
}> = (say, { companyName, question, link }) => ({
  subject: say('subject', { companyName }),
  blocks: [
    { kind: 'text', text: say('text', { companyName }) },
    { kind: 'text', text: question },
    { kind: 'action', label: say('action'), href: link },
    { kind: 'hint', text: say('hint') },
  ],
})
