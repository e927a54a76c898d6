import { keptUntilChange } from '#core/audit/kept_until_change'
import { readRows } from '#core/database/read_rows'
import type { CompanyScope } from '#core/http/caller'
import type { StoredInteger } from '#core/money/columns'
import { waitingClaims } from '#modules/expenses/public'
import { type Moment, sumInvoices } from '#modules/invoicing/public'
import { waitingDecisions } from '#modules/people/public'
import { countDueReminders } from '#modules/reminders/public'
import { filingDue } from '#modules/vat/public'

/** How many records wait for a person. */
export interface NextSteps {
  /** Overdue invoices. */
  overdue: number
  /** Invoices that can be reminded of today. */
  toRemind: number
  /** Incoming bank entries that belong to no payment yet. */
  toMatch: number
  /** Accepted estimates that have become nothing yet. */
  accepted: number
  /** Receipts that people have handed in. */
  toApprove: number
  /** Absences that people have asked for. */
  absences: number
  /** Weeks of working time that people have submitted. */
  weeks: number
  /** VAT returns that are due. */
  vatReturns: number
}

interface CountRow {
  count: StoredInteger
}

const TO_MATCH =
  "select count(*) as count from bank_entries where company_id = ? and state = 'open' and amount > 0"
const ACCEPTED = `select count(*) as count from estimates
  where company_id = ? and status = 'Accepted' and is_superseded = ?`

/** The next steps on the dashboard. Some change with time alone, so they are cached for a minute at most. */
export function nextSteps(company: CompanyScope, at: Moment): Promise<NextSteps> {
  const key = `next steps ${at.today} ${Math.floor(at.now / 60_000)}`
  return keptUntilChange(company.id, key, async () => {
    const [{ count: overdue }, toRemind, [toMatch], [accepted], toApprove, decisions, filing] =
      await Promise.all([
        sumInvoices(company, { status: ['Overdue'] }, at),
        countDueReminders(company),
        readRows<CountRow>(TO_MATCH, [company.id]),
        readRows<CountRow>(ACCEPTED, [company.id, 0]),
        waitingClaims(company),
        waitingDecisions(company),
        filingDue(company, at.today),
      ])
    return {
      overdue,
      toRemind,
      toMatch: Number(toMatch?.count ?? 0),
      accepted: Number(accepted?.count ?? 0),
      toApprove,
      vatReturns: filing ? 1 : 0,
      ...decisions,
    }
  })
}
