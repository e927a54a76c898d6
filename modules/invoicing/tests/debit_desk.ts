import type { ApiClient } from '@japa/api-client'
import { makeEInvoiceDesk } from './einvoice_desk.js'

export const CREDITOR_ID = 'DE98ZZZ09999999999'
export const DEBTOR_IBAN = 'DE02120300000000202051'

const CLIENT = {
  name: 'Bäckerei Sonnenschein KG',
  type: 'business',
  email: 'eingang@sonnenschein.example',
  street: 'Große Bleichen 22',
  postalCode: '20354',
  city: 'Hamburg',
  country: 'DE',
}

/** A company that collects by direct debit, and a client with a signed mandate. */
export async function makeDebitDesk(client: ApiClient, body: object = {}) {
  const desk = await makeEInvoiceDesk(client, { creditorId: 'de98 zzz 0999 9999 999' })
  const payer = (await desk.post('/api/clients', CLIENT)).body()
  const sign = async (more: object = {}, clientId = payer._id) => {
    const made = await desk.post(`/api/clients/${clientId}/mandates`, {
      scheme: 'core',
      kind: 'recurrent',
      signedOn: '2026-01-02',
      iban: DEBTOR_IBAN,
      ...more,
    })
    made.assertStatus(201)
    return made.body()
  }
  const mandate = await sign(body)
  const ofClient = { customClient: null, clientId: payer._id }
  const collected = (more: object = {}) => desk.issue({ ...ofClient, ...more })
  return { ...desk, payer, sign, mandate, ofClient, collected }
}
