import { EMAIL_SCHEME, PAYMENT_MEANS } from '#modules/einvoices/model/codes'
import type { EInvoice } from '#modules/einvoices/model/einvoice'

export const seller: EInvoice['seller'] = {
  name: 'Möller & Söhne Werkstätten GmbH',
  ids: [],
  registration: { value: 'HRB 12345' },
  vatId: 'DE123456788',
  taxNumber: '29/123/45678',
  legalText: 'Geschäftsführerin: Arta Krasniqi, Amtsgericht Berlin',
  electronicAddress: { value: 'rechnung@moeller.example', scheme: EMAIL_SCHEME },
  address: { street: 'Lindenstraße 12', postalCode: '10969', city: 'Berlin', country: 'DE' },
  contact: { name: 'Arta Krasniqi', phone: '+49 30 901820', email: 'rechnung@moeller.example' },
}

export const buyer: EInvoice['buyer'] = {
  name: 'Bäckerei Sonnenschein KG',
  id: { value: 'K-10017' },
  vatId: 'DE987654321',
  electronicAddress: { value: 'eingang@sonnenschein.example', scheme: EMAIL_SCHEME },
  address: { street: 'Große Bleichen 22', postalCode: '20354', city: 'Hamburg', country: 'DE' },
  contact: { name: 'Käthe Übermuth' },
}

export const transfer = (remittance: string): EInvoice['payment'] => ({
  means: PAYMENT_MEANS.sepaTransfer,
  remittance,
  accounts: [{ iban: 'DE75512108001245126199', holder: seller.name, bic: 'SOGEDEFF' }],
})
