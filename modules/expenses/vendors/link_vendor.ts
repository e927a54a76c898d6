import { now } from '#core/clock'
import { insertRows } from '#core/database/insert_rows'
import { readRows } from '#core/database/read_rows'
import { foldText } from '#core/database/search'
import { isDuplicate, RetryTransaction } from '#core/database/transaction_failures'
import { newId } from '#core/ids'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { Vendor } from '#modules/expenses/models/vendor'
import { recordVendor } from './record_vendor.js'

const KNOWN = 'select vendor_id from vendor_names where company_id = ? and folded_name = ?'

/** The id of the vendor that is known by a name, in whatever case and with whatever accents. */
export async function vendorNamed({ id }: CompanyReference, name: string) {
  const [known] = await readRows<{ vendor_id: string }>(KNOWN, [id, foldText(name)])
  return known?.vendor_id ?? null
}

/**
 * The vendor on a receipt. A new name becomes a vendor, with what the receipt says. Only inside inTx.
 */
export async function linkVendor(
  company: CompanyReference,
  { name, vatId, iban }: { name: string; vatId: string; iban: string }
): Promise<Vendor> {
  const known = await vendorNamed(company, name)
  if (known) return Vendor.findIn(company, known)
  const vendor = Vendor.for(company)
  vendor.merge({
    name,
    vatId,
    iban,
    street: '',
    postalCode: '',
    city: '',
    country: '',
    customerNumber: '',
    paymentDays: null,
    skontoPercent: null,
    skontoDays: null,
    category: null,
    createdAt: now(),
    updatedAt: now(),
    version: 1,
  })
  vendor.fold()
  await vendor.save()
  await keepName(vendor)
  await recordVendor(vendor, 'vendor.added')
  return vendor
}

/**
 * Lets receipts with the vendor's name find it. Only inside inTx. A name that another transaction takes at the same
 * moment starts this one again.
 */
export async function keepName({ companyId, id, foldedName }: Vendor) {
  try {
    await insertRows('vendor_names', [
      { company_id: companyId, id: newId(), vendor_id: id, folded_name: foldedName },
    ])
  } catch (error) {
    throw isDuplicate(error) ? new RetryTransaction() : error
  }
}
