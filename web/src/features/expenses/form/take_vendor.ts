import type { Vendor } from '../expense'
import type { ExpenseValues } from '../expense_values'
import type { VendorRecord } from '../vendors/vendor'
import type { FieldsForm } from './fields_form'

/** Fills in what a vendor and its last expense say of the next. */
export function takeVendor(form: FieldsForm, vendor: Vendor) {
  const { currency, taxTreatment, vendorVatId, vendorIban } = vendor
  const [first, ...others] = form.values.lines
  form.setValues({
    vendor: vendor.vendor,
    vendorVatId,
    vendorIban,
    currency,
    taxTreatment,
    ...(first && {
      lines: [
        {
          ...first,
          category: vendor.category ?? first.category,
          taxRate: vendor.taxRate === null ? first.taxRate : String(vendor.taxRate),
          tax: '',
        },
        ...others,
      ],
    }),
  })
}

/** A vendor that was entered in the form of an expense, as it is offered later. */
export const offeredAs = (
  { _id, name, vatId, iban, category, ...terms }: VendorRecord,
  { taxTreatment, currency }: ExpenseValues
): Vendor => ({
  _id,
  vendor: name,
  vendorVatId: vatId,
  vendorIban: iban,
  category,
  taxRate: null,
  taxTreatment,
  currency,
  paymentDays: terms.paymentDays,
  skontoPercent: terms.skontoPercent,
  skontoDays: terms.skontoDays,
})
