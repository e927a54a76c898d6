import { today } from '#core/clock'
import { FieldError } from '#core/errors/app_error'
import type { CompanyScope } from '#core/http/caller'
import { Client } from '#modules/clients/public'
import { expenseSource } from '#modules/recurring/expense_source'
import type { RecurringProfile } from '#modules/recurring/models/recurring_profile'
import { type CollectingContent, linesOf, MOST_LINES } from './collect_work.js'

type Profile = Pick<RecurringProfile, 'clientId' | 'collectsExpenses' | 'nextOn'>

/** @throws 422 `expenses_client_missing` at `collectsExpenses` without a kept client */
export function assertCollectsExpenses(clientId: string | null, collectsExpenses: boolean) {
  if (!collectsExpenses || clientId) return
  throw new FieldError('collectsExpenses', 'recurring.expenses_client_missing')
}

/**
 * The lines of the expenses that the invoice of the next date charges, and how to say so. An expense of a later day is
 * for the date after it, however late this one is made.
 * @param taken lines that work has taken of the room on the invoice
 */
export async function takeExpenses(
  company: CompanyScope,
  profile: Profile,
  content: CollectingContent,
  taken = 0
) {
  const { clientId, collectsExpenses, nextOn } = profile
  const client = clientId && collectsExpenses ? await Client.one(company, clientId) : null
  const present = today(company.timeZone)
  const charged =
    client &&
    (await expenseSource.service?.take(company, {
      clientId: client.id,
      currency: content.currency ?? client.currency ?? company.currency,
      until: nextOn !== null && nextOn < present ? nextOn : present,
      most: MOST_LINES - content.lines.length - taken,
    }))
  if (!charged) return { lines: [], bill: async () => undefined }
  return { lines: await linesOf(company, content, charged.lines), bill: charged.bill }
}
