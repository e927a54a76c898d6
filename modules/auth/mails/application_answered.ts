import type { Template } from './write_to.js'

/** To a super admin: an applicant has answered a question. */
export const applicationAnswered: Template<{
  companyName: string
  question: string
  answer: string
  link: string
}> = (say, { companyName, question, answer, link }) => ({
  subject: say('subject', { companyName }),
  blocks: [
    {
      kind: 'facts',
      facts: [
        [say('question'), question],
        [say('answer'), answer],
      ],
    },
    { kind: 'action', label: say('open'), href: link },
  ],
})
