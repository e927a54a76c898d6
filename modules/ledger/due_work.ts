import type { DueWork } from '#core/due_work/due_work'
import { sendDueStatements } from '#modules/ledger/actions/send_due_statements'

export default [{ name: 'ledger.statements', run: sendDueStatements }] satisfies DueWork[]
