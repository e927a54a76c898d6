import { now } from '#core/clock'
import { changeRows } from '#core/database/change_rows'
import { FieldError, notFound } from '#core/errors/app_error'
import { publish } from '#core/live/publish'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { Vendor } from '#modules/expenses/models/vendor'
import { recordVendor } from './record_vendor.js'

const TABLES = ['expenses', 'vendor_names']

/**
 * Makes two vendors one: receipts and names of the first belong to the second, which takes over what it does not know.
 * The names on receipts stay as they were written. Only inside inTx.
 * @throws 404, 422 `expenses.merge_with_itself`
 */
export async function mergeVendors(company: CompanyReference, fromId: string, intoId: string) {
  if (fromId === intoId) throw new FieldError('intoId', 'expenses.merge_with_itself')
  const [from, into] = await lockBoth(company, fromId, intoId)
  for (const table of TABLES) {
    await changeRows(`update ${table} set vendor_id = ? where company_id = ? and vendor_id = ?`, [
      intoId,
      company.id,
      fromId,
    ])
  }
  takeOver(from, into)
  into.merge({ version: into.version + 1, updatedAt: now() })
  into.fold()
  await into.save()
  await from.delete()
  await recordVendor(from, 'vendor.merged', { other: into.name })
  await recordVendor(into, 'vendor.took_in', { other: from.name })
  publish(company.id, { kind: 'expense', id: intoId })
  return into
}

/** In one order, so that two merges never wait for each other. */
async function lockBoth(company: CompanyReference, fromId: string, intoId: string) {
  const found = new Map<string, Vendor>()
  for (const id of [fromId, intoId].sort()) {
    const vendor = await Vendor.oneLocked(company, id)
    if (!vendor) throw notFound()
    found.set(id, vendor)
  }
  return [found.get(fromId) as Vendor, found.get(intoId) as Vendor] as const
}

function takeOver(from: Vendor, into: Vendor) {
  if (!into.street && !into.city) {
    const { street, postalCode, city, country } = from
    into.merge({ street, postalCode, city, country })
  }
  into.vatId ||= from.vatId
  into.iban ||= from.iban
  into.customerNumber ||= from.customerNumber
  into.paymentDays ??= from.paymentDays
  into.category ??= from.category
  if (into.skontoPercent === null) {
    into.merge({ skontoPercent: from.skontoPercent, skontoDays: from.skontoDays })
  }
}
