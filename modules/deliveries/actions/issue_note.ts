import { now } from '#core/clock'
import { changeRows } from '#core/database/change_rows'
import { AppError, conflict } from '#core/errors/app_error'
import type { CompanyScope } from '#core/http/caller'
import type { Language } from '#core/i18n/languages'
import { boundInteger } from '#core/money/columns'
import { type Decimal, decimal, decimalNumber } from '#core/money/decimal'
import { keepRest } from '#modules/deliveries/actions/keep_rest'
import { lockOrder } from '#modules/deliveries/actions/lock_order'
import { recordChange } from '#modules/deliveries/actions/record_change'
import { rememberSearch } from '#modules/deliveries/actions/write_note'
import { noteHash } from '#modules/deliveries/frozen_note'
import type { DeliveryNote } from '#modules/deliveries/models/delivery_note'
import { isItem, type NoteLine, orderedOf } from '#modules/deliveries/note_line'
import { NOTE_NUMBERS } from '#modules/deliveries/note_numbers'
import { deliveriesOf } from '#modules/deliveries/queries/delivered'
import { linesOf } from '#modules/deliveries/queries/note_lines'
import {
  CONTENT_FORM,
  type DocumentFault,
  partiesAtIssue,
  sayFaults,
} from '#modules/documents/public'
import { giveNumber } from '#modules/settings/public'

const KEEP = `
  update delivery_note_lines set ordered = ?, delivered_before = ? where company_id = ? and id = ?`

/**
 * Issues a draft as a delivery note: it gets its number, copies of sender and recipient and the earlier deliveries,
 * and is frozen. Notes of one order are serialised, so that no quantity is delivered twice. Only inside inTx.
 * @param isConfirmed confirms more than the ordered quantity
 * @param language of the sentences in the failure
 * @throws 409 `not_a_draft`, `more_than_ordered` with the lines; 422 `incomplete` with every field
 */
export async function issueNote(
  company: CompanyScope,
  draft: DeliveryNote,
  { isConfirmed = false }: { isConfirmed?: boolean },
  language: Language
) {
  draft.assertDraft()
  await lockOrder(draft)
  await draft.claim()
  const lines = await linesOf(draft)
  assertComplete(draft, lines, language)
  const { delivered } = await deliveriesOf(draft, { except: draft.id, isLocked: true })
  const before = (line: NoteLine) => delivered.get(line.orderLineId) ?? decimal(0n)
  if (!isConfirmed) assertOrdered(lines, before)
  for (const line of lines.filter(isItem)) {
    const values = [orderedOf(line), before(line)].map(boundInteger)
    await changeRows(KEEP, [...values, draft.companyId, line.id])
  }

  const parties = await partiesAtIssue(company, draft)
  draft.merge({
    ...parties,
    clientName: parties.buyer.name,
    status: 'Issued',
    issuedAt: now(),
  })
  draft.number = (await giveNumber(company, NOTE_NUMBERS, draft.dateOn)).number
  draft.documentHash = await noteHash(draft)
  rememberSearch(draft)
  await draft.save()
  await keepRest(draft)
  await recordChange(draft, 'issued', {
    number: draft.number,
    form: String(CONTENT_FORM),
    sha256: draft.documentHash,
  })
}

function assertComplete(draft: DeliveryNote, lines: readonly NoteLine[], language: Language) {
  const faults: DocumentFault[] = []
  if (!draft.clientName.trim()) faults.push({ field: 'clientId', rule: 'recipient_missing' })
  if (!lines.some((line) => isItem(line) && line.content.quantity > 0n)) {
    throw conflict('deliveries.nothing_delivered')
  }
  for (const [index, { content }] of lines.entries()) {
    if (content.description.trim()) continue
    faults.push({ field: `lines.${index}.description`, rule: 'description_missing' })
  }
  const fields = sayFaults(faults, language)
  if (fields.length > 0) throw new AppError(422, 'deliveries.incomplete', { extra: { fields } })
}

function assertOrdered(lines: readonly NoteLine[], before: (line: NoteLine) => Decimal) {
  const beyond = lines.filter((line) => {
    const { quantity } = line.content
    return isItem(line) && quantity > 0n && before(line) + quantity > orderedOf(line)
  })
  if (beyond.length === 0) return
  throw conflict('deliveries.more_than_ordered', {
    extra: {
      lines: beyond.map((line) => ({
        _id: line.id,
        description: line.content.description.split('\n')[0],
        ordered: decimalNumber(orderedOf(line)),
        deliveredBefore: decimalNumber(before(line)),
        quantity: decimalNumber(line.content.quantity),
        unit: line.content.unit,
      })),
    },
  })
}
