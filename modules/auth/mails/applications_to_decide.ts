import type { Template } from './write_to.js'

export interface AnnouncedApplication {
  companyName: string
  email: string
  plan: string
  approveLink: string
  rejectLink: string
}

/** To a super admin: several applied since the last mail; each has its own two links. */
export const applicationsToDecide: Template<{
  entries: AnnouncedApplication[]
  queueLink: string
}> = (say, { entries, queueLink }) => ({
  subject: say('subject', { count: entries.length }),
  blocks: [
    { kind: 'text', text: say('text') },
    ...entries.flatMap(({ companyName, email, plan, approveLink, rejectLink }) => [
      {
        kind: 'facts' as const,
        facts: [
          [say('company'), companyName],
          [say('email'), email],
          [say('plan'), plan],
        ] as [string, string][],
      },
      { kind: 'action' as const, label: say('approve', { companyName }), href: approveLink },
      { kind: 'action' as const, label: say('reject', { companyName }), href: rejectLink },
    ]),
    { kind: 'text', text: say('all') },
    { kind: 'action', label: say('open'), href: queueLink },
    { kind: 'hint', text: say('hint') },
  ],
})
