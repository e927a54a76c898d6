import type { Vendor } from '../expense'
import type { FieldsForm } from './fields_form'

/** Fills in what the last expense of a vendor says of the next. */
export function takeVendor(form: FieldsForm, vendor: Vendor) {
  const { currency, taxTreatment, vendorVatId, vendorIban } = vendor
  const [first, ...others] = form.values.lines
  form.setValues({
    vendor: vendor.vendor,
    ...{ vendorVatId, vendorIban, currency },
    taxTreatment,
    ...(first && {
      lines: [
        { ...first, category: vendor.category, taxRate: String(vendor.taxRate), tax: '' },
        ...others,
      ],
    }),
  })
}
