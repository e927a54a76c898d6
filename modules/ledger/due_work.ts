import type { DueWork } from '#core/due_work/due_work'
import { forgetLinks } from '#modules/documents/public'
import { areStatementsDue, sendDueStatements } from '#modules/ledger/actions/send_due_statements'
import { forgetExpiredLinks } from '#modules/ledger/portal/forget_expired_links'

export default [
  { name: 'ledger.statements', isDue: areStatementsDue, run: sendDueStatements },
  ...forgetLinks('ledger', 'ledger_links', ['revoked_at']),
  forgetExpiredLinks,
] satisfies DueWork[]
