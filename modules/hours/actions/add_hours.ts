import { dayOf } from '#core/clock'
import { conflict, FieldError } from '#core/errors/app_error'
import type { CompanyScope } from '#core/http/caller'
import { contentOfRow } from '#modules/documents/public'
import { fingerprintOf } from '#modules/hours/fingerprint'
import {
  type HoursTarget,
  hoursTarget,
  lineBodies,
  type WantedTarget,
} from '#modules/hours/hours_target'
import type { HoursInput } from '#modules/hours/validators/hours'
import type { BilledLine } from '#modules/hours/work_lines'
import { createDraft, type Invoice, invoiceLines, updateDraft } from '#modules/invoicing/public'
import { billLines, takeHours } from './collect_hours.js'

/** Most lines of one invoice. */
const MOST_LINES = 500

interface Confirmation {
  /** Worked seconds that the user has seen and agreed to. */
  seconds?: number | undefined
  /** Of the preview that the user has seen and agreed to. */
  fingerprint?: string | undefined
  version?: number | undefined
}

/**
 * Puts unbilled hours of its client onto a draft, behind its lines. An invoice without a day of supply gets the days on
 * which the work was done. Of two requests for the same hours at once, one wins. Only inside inTx.
 * @param draft locked
 * @throws 409 `not_a_draft`, `version_conflict`; 409 `no_unbilled_hours`; 409 `hours_changed` with the present
 * `seconds`, when hours, rates, rounding or VAT are not those of the preview; 422 `client_missing` for a draft without a
 * client, `too_many_lines`
 */
export async function addHours(
  company: CompanyScope,
  draft: Invoice,
  input: HoursInput,
  { version, ...confirmation }: Confirmation
) {
  draft.assertDraft()
  const { clientId, currency, priceMode } = draft
  const target = await hoursTarget(company, { clientId, currency, priceMode }, input)
  const { lines } = await takeHours(company, target.wish)
  assertConfirmed(lines, target, confirmation)
  const before = await invoiceLines(draft)
  if (before.length + lines.length > MOST_LINES) {
    throw new FieldError('by', 'hours.too_many_lines')
  }
  await updateDraft(company, draft, {
    ...supplyOf(company, draft, lines),
    version,
    lines: [
      ...before.map((row) => ({ ...contentOfRow(row), _id: row.id })),
      ...lineBodies(lines, target),
    ],
  })
  const added = (await invoiceLines(draft)).slice(before.length)
  await billLines(
    company,
    draft.id,
    lines,
    added.map(({ id }) => id)
  )
}

/** A new draft with unbilled hours of a client. Only inside inTx. @throws as addHours */
export async function draftFromHours(
  company: CompanyScope,
  input: HoursInput & WantedTarget,
  confirmation: Confirmation
): Promise<Invoice> {
  const { clientId, currency, priceMode } = input
  const draft = await createDraft(company, { clientId, currency, priceMode, lines: [] })
  await addHours(company, draft, input, confirmation)
  return draft
}

function assertConfirmed(
  lines: readonly BilledLine[],
  target: HoursTarget,
  confirmed: Omit<Confirmation, 'version'>
) {
  if (lines.length === 0) throw conflict('hours.no_unbilled_hours')
  const seconds = secondsOf(lines)
  const isSame =
    (confirmed.seconds ?? seconds) === seconds &&
    (confirmed.fingerprint === undefined || confirmed.fingerprint === fingerprintOf(lines, target))
  if (!isSame) throw conflict('hours.hours_changed', { extra: { seconds } })
}

/** Worked seconds, before any rounding. */
export const secondsOf = (lines: readonly BilledLine[]) =>
  lines.flatMap(({ entries }) => entries).reduce((sum, { seconds }) => sum + seconds, 0)

/** In advance the day of supply is not known. */
function supplyOf({ timeZone }: CompanyScope, draft: Invoice, lines: readonly BilledLine[]) {
  if (draft.serviceOn !== null || draft.stage === 'downPayment') return {}
  const days = lines
    .flatMap(({ entries }) => entries)
    .map(({ startedAt }) => dayOf(startedAt, timeZone))
    .sort()
  const [serviceDate, last] = [days[0] ?? null, days.at(-1) ?? null]
  return { serviceDate, serviceUntil: last === serviceDate ? null : last }
}
