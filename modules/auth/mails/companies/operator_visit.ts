import type { Template } from '#modules/auth/mails/write_to'

interface Visit {
  companyName: string
  operator: string
  reason: string
  /** Day, time and zone of the beginning and the end. */
  from: string
  until: string
  /** Whether an owner has consented to changes. */
  mayWrite: boolean
  accessLink: string
}

/** To the owners: the operator looks at the company, why, until when, and whether anything may be changed. */
export const operatorVisit: Template<Visit> = (say, visit) => ({
  subject: say('subject', { companyName: visit.companyName }),
  blocks: [
    {
      kind: 'text',
      text: say('text', { operator: visit.operator, companyName: visit.companyName }),
    },
    {
      kind: 'facts',
      facts: [
        [say('reason'), visit.reason],
        [say('from'), visit.from],
        [say('until'), visit.until],
      ],
    },
    { kind: 'text', text: say(visit.mayWrite ? 'may_change' : 'only_reads') },
    { kind: 'hint', text: say('hint') },
    { kind: 'action', label: say('action'), href: visit.accessLink },
  ],
})
