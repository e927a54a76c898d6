import { inTx } from '#core/database/in_tx'
import { insertRows } from '#core/database/insert_rows'
import { newId } from '#core/ids'
import { defineSamples } from '#core/tests/define_samples'
import { inTurn, type Made } from '#core/tests/desk'
import { packed, supplyOf } from '#core/tests/hostile_texts'

export default defineSamples({
  bodies: {
    'PUT /api/clients/:id': { name: 'Übernommen', type: 'business' },
    'POST /api/clients/:id/merge': { intoId: 'x' },
  },
  fields: 'name email type contacts notes status intoId',
  parameters: 'type country archived status',

  async fill(desk, made, mark, companyId) {
    const contacts = [{ name: mark, email: `${mark}@example.test` }]
    const client = { name: `${mark} Kunde`, type: 'business', contacts }
    const { _id } = await desk.post('/clients', client)
    made.keep('client', _id)
    // A check asks a register on the network.
    const ids = { company_id: companyId, id: newId(), client_id: _id }
    const said = { vat_id: 'DE136695976', is_valid: true, reference: '' }
    const owner = { registered_name: mark, registered_address: mark }
    await inTx(() => insertRows('vat_checks', [{ ...ids, ...said, ...owner, checked_at: 0 }]))
  },

  async writeHostile(desk, made, texts) {
    const next = supplyOf(texts)
    const clients = await inTurn(texts, (name, index) =>
      desk.post<Made>(
        '/clients',
        index === 0 ? wholeClient(name, texts) : { name, street: next(200) }
      )
    )
    made.keep('client', ...clients.map(({ _id }) => _id))
  },

  withoutFreeText: [
    /^vat_checks\.(registered_name|registered_address|reference)$/,
    /^client(s|_contacts)\.form_of_address$/,
  ],
})

function wholeClient(name: string, texts: string[]) {
  const next = supplyOf(texts)
  return {
    name,
    email: 'kunde@example.test',
    phone: next(60),
    taxNumber: next(40),
    businessNumber: next(40),
    addressLine: next(200),
    buyerReference: next(100),
    eAddress: next(200),
    street: next(200),
    postalCode: next(20),
    city: next(120),
    country: 'AE',
    shippingAddress: {
      name: next(200),
      street: next(200),
      postalCode: next(20),
      city: next(120),
      country: 'AE',
    },
    notes: packed(texts, 10_000)[0],
    contacts: texts.slice(0, 50).map((contact, index) => ({
      name: contact,
      email: `kontakt${index}@example.test`,
      phone: next(60),
      role: next(120),
      receivesInvoices: index === 0,
    })),
  }
}
