import { now } from '#core/clock'
import { changeRows } from '#core/database/change_rows'
import { readRows } from '#core/database/read_rows'
import { conflict, FieldError } from '#core/errors/app_error'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { Vendor } from '#modules/expenses/models/vendor'
import {
  assertCategories,
  type KeptCategories,
} from '#modules/expenses/own_categories/assert_categories'
import { transformVendor } from '#modules/expenses/transformers/vendor_transformer'
import type { VendorInput } from '#modules/expenses/validators/vendor'
import { keepName, vendorNamed } from './link_vendor.js'
import { recordVendor } from './record_vendor.js'

/**
 * Adds a vendor. Only inside inTx.
 * @throws FieldError 422 `expenses.vendor_name_taken`, `expenses.skonto_incomplete`, and as assertCategories
 */
export async function addVendor(company: CompanyReference, input: VendorInput) {
  const vendor = Vendor.for(company)
  vendor.merge({ createdAt: now(), version: 1 })
  await fill(company, vendor, input)
  await vendor.save()
  await keepName(vendor)
  await recordVendor(vendor, 'vendor.added')
  return vendor
}

/**
 * Changes a vendor. Receipts keep the name that they have, and its earlier name still finds it. Only inside inTx.
 * @throws 404, 409 `version_conflict` with the `current` vendor, 422 as addVendor
 */
export async function changeVendor(company: CompanyReference, id: string, input: VendorInput) {
  const vendor = await Vendor.lockIn(company, id)
  if (input.version !== undefined && input.version !== vendor.version) {
    throw conflict('version_conflict', { extra: { current: transformVendor(vendor) } })
  }
  await fill(company, vendor, input, vendor.category ? [vendor.category] : [])
  vendor.version += 1
  await vendor.save()
  if ((await vendorNamed(company, vendor.name)) === null) await keepName(vendor)
  await recordVendor(vendor, 'vendor.changed')
  return vendor
}

const USED = 'select id from expenses where company_id = ? and vendor_id = ? limit 1'

/** Deletes a vendor without receipts. Only inside inTx. @throws 404, 409 `expenses.vendor_used` */
export async function removeVendor(company: CompanyReference, id: string) {
  const vendor = await Vendor.lockIn(company, id)
  if ((await readRows(USED, [company.id, id])).length > 0) {
    throw conflict('expenses.vendor_used', { values: { name: vendor.name } })
  }
  await removeNames(vendor)
  await vendor.delete()
  await recordVendor(vendor, 'vendor.deleted')
}

const removeNames = ({ companyId, id }: Vendor) =>
  changeRows('delete from vendor_names where company_id = ? and vendor_id = ?', [companyId, id])

async function fill(
  company: CompanyReference,
  vendor: Vendor,
  input: VendorInput,
  kept: KeptCategories = []
) {
  const owner = await vendorNamed(company, input.name)
  if (owner !== null && owner !== vendor.id) {
    throw new FieldError('name', 'expenses.vendor_name_taken')
  }
  const { skontoPercent = null, skontoDays = null, category = null } = input
  if ((skontoPercent === null) !== (skontoDays === null)) {
    const missing = skontoDays === null ? 'skontoDays' : 'skontoPercent'
    throw new FieldError(missing, 'expenses.skonto_incomplete')
  }
  if (category) await assertCategories(company, [category], { kept, fieldOf: () => 'category' })
  vendor.merge({
    name: input.name,
    street: input.street ?? '',
    postalCode: input.postalCode ?? '',
    city: input.city ?? '',
    country: input.country ?? '',
    vatId: input.vatId ?? '',
    iban: input.iban ?? '',
    customerNumber: input.customerNumber ?? '',
    paymentDays: input.paymentDays ?? null,
    skontoPercent,
    skontoDays,
    category,
    updatedAt: now(),
  })
  vendor.fold()
}
