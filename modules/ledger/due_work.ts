import type { DueWork } from '#core/due_work/due_work'
import { forgetLinks } from '#modules/documents/public'
import { sendDueStatements } from '#modules/ledger/actions/send_due_statements'

export default [
  { name: 'ledger.statements', run: sendDueStatements },
  ...forgetLinks('ledger', 'ledger_links', ['revoked_at']),
] satisfies DueWork[]
