/** The bank accounts of vendors who are paid by transfer. */
export const VENDOR_ACCOUNTS: Partial<Record<string, string>> = {
  'Druckerei Alsterufer': 'DE02200505501015871393',
  'Stadtwerke Hamburg': 'DE02100500000054540402',
  'Steuerbüro Harms': 'DE02500105170137075030',
}

/** Vendors whose terms the company has entered. */
export const VENDOR_TERMS = [
  {
    name: 'Druckerei Alsterufer',
    street: 'Schöne Aussicht 12',
    postalCode: '22085',
    city: 'Hamburg',
    country: 'DE',
    iban: 'DE02200505501015871393',
    customerNumber: '40712',
    paymentDays: 30,
    category: 'goods',
  },
  {
    name: 'Steuerbüro Harms',
    street: 'Mönckebergstraße 7',
    postalCode: '20095',
    city: 'Hamburg',
    country: 'DE',
    iban: 'DE02500105170137075030',
    customerNumber: 'N-118',
    paymentDays: 14,
    skontoPercent: 2,
    skontoDays: 10,
    category: 'bookkeeping',
  },
]
