const WORK = ['/api/tasks', '/api/projects', '/api/time-entries', '/api/employee-dashboard']

/** What tells how much a client owes, has paid and has as credit. */
const STANDING = ['/api/clients', '/api/client-standings', '/api/ageing']

/** Documents, which name their client and whom they would be mailed to. */
const DOCUMENTS = [
  '/api/invoices',
  '/api/estimates',
  '/api/proposals',
  '/api/delivery-notes',
  '/api/recurring-invoices',
]

const MONEY = ['/api/payments', '/api/credits', '/api/bank-entries', '/api/reports']

/** Which answers a change of a kind makes old, by their first path segment (the beginning of every query key). */
export const TOUCHED_ROOTS: Record<string, string[]> = {
  timer: [...WORK, '/api/dashboard'],
  task: [...WORK, '/api/dashboard'],
  project: WORK,
  invoice: [
    ...STANDING,
    ...MONEY,
    '/api/invoices',
    '/api/document-chain',
    '/api/reminders',
    '/api/estimates',
    '/api/delivery-notes',
    '/api/down-payments',
    '/api/exchange-rates',
    '/api/dashboard',
  ],
  payment: [...STANDING, ...MONEY, '/api/dashboard'],
  bankEntry: ['/api/bank-entries'],
  bankStatement: ['/api/bank-entries', '/api/bank-statements'],
  reminder: ['/api/reminders', '/api/invoices', '/api/clients'],
  mail: ['/api/mails', '/api/mail-templates', '/api/mail-settings', '/api/bounced-addresses'],
  recurring: ['/api/recurring-invoices'],
  estimate: ['/api/estimates', '/api/document-chain'],
  deliveryNote: ['/api/delivery-notes', '/api/document-chain'],
  proposal: ['/api/proposals', '/api/proposal-templates', '/api/document-chain'],
  client: [...STANDING, ...DOCUMENTS, '/api/reminders', '/api/projects', '/api/dashboard'],
  item: ['/api/items', '/api/dashboard'],
  import: [...STANDING, '/api/imports', '/api/items', '/api/invoices', '/api/dashboard'],
  /** The own one among them, and who has done what. */
  person: [...WORK, ...DOCUMENTS, '/api/people', '/api/auth', '/api/clients', '/api/mails'],
  settings: ['/api/settings', '/api/dashboard'],
}
