import type { CompanyScope } from '#core/http/caller'
import { decimalNumber } from '#core/money/decimal'
import { previewDocument } from '#modules/documents/public'
import { pendingWork } from '#modules/recurring/actions/collect_work'
import type { RecurringProfile } from '#modules/recurring/models/recurring_profile'
import { filledContentValidator } from '#modules/recurring/validators/recurring_invoice'

const SECONDS_PER_HOUR = 3600
/** It belongs to the whole invoice and may be more than the hours come to. */
const WITHOUT_DISCOUNT = { discountPercent: null, discountAmount: null }

/** The hours that would come into the next invoice of a profile if it were made now; null for one that collects none. */
export async function collectedWork(company: CompanyScope, profile: RecurringProfile) {
  // Its page can be read, whatever became of the content of one that collects nothing.
  if (profile.collects === null) return null
  const content = await filledContentValidator.validate(profile.invoice)
  const work = await pendingWork(company, profile, content)
  if (!work) return null
  const { net, total } = await previewDocument(company, {
    ...content,
    ...WITHOUT_DISCOUNT,
    lines: work.lines,
  })
  return {
    lines: work.lines.map(({ description, quantity, unit, unitPrice }) => ({
      description,
      quantity: decimalNumber(quantity),
      unit,
      unitPrice: decimalNumber(unitPrice),
    })),
    /** Hours of the client that stay out because nothing says what they cost. */
    hoursWithoutRate: Math.round((work.secondsWithoutRate / SECONDS_PER_HOUR) * 100) / 100,
    net,
    total,
  }
}
