import { line } from '#core/validation/text'

/**
 * Where e-invoices are sent: an address and what kind it is, by the list "EAS" of the EU (`EM` e-mail,
 * `0204` Leitweg-ID, `9930` German VAT id, `0088` GLN). EN 16931 BT-34 and BT-49.
 */
export const eAddressFields = {
  eAddress: line(200).nullable().optional(),
  eAddressScheme: line(4)
    .toUpperCase()
    .regex(/^(?:EM|AN|AQ|AS|AU|\d{4})$/)
    .nullable()
    .optional(),
}
