import type { DueWork } from '#core/due_work/due_work'
import { remindOfOneReturn } from '#modules/vat/filings/remind_of_returns'
import { remindOfOneStatement } from '#modules/vat/filings/remind_of_statements'

export default [
  { name: 'vat.returns_due', run: remindOfOneReturn },
  { name: 'vat.statements_due', run: remindOfOneStatement },
] satisfies DueWork[]
