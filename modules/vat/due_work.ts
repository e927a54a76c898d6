import type { DueWork } from '#core/due_work/due_work'
import { remindOfOneReturn } from '#modules/vat/filings/remind_of_returns'

export default [{ name: 'vat.returns_due', run: remindOfOneReturn }] satisfies DueWork[]
