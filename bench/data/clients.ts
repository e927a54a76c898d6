import { inTx } from '#core/database/in_tx'
import type { CompanyScope } from '#core/http/caller'
import { addClient } from '#modules/clients/actions/add_clients'

const FIRST = ['Müller', 'Kelmendi', 'Grünewald', 'Hoxha', 'Sørensen', 'Łukasik', 'Öztürk', 'Braun']
const KIND = ['Holzbau', 'Druckerei', 'Gartenbau', 'Werkzeuge', 'Verlag', 'Optik', 'Elektro']
const FORM = ['GmbH', 'AG', 'KG', 'Sh.p.k.', 'e. K.']

export const clientName = (at: number) =>
  `${FIRST[at % FIRST.length]} ${KIND[at % KIND.length]} ${at} ${FORM[at % FORM.length]}`

/** Adds clients as the product does. @returns their ids */
export async function makeClients(company: CompanyScope, count: number): Promise<string[]> {
  return inTx(async () => {
    const ids: string[] = []
    for (let at = 0; at < count; at++) {
      const id = await addClient(company, {
        name: clientName(at),
        email: `client${at}@bench.example`,
        street: `Lindenstraße ${at % 200}`,
        postalCode: String(10_000 + (at % 80_000)),
        city: at % 3 ? 'Berlin' : 'Leipzig',
        country: 'DE',
        paymentTermDays: 14,
      })
      ids.push(id)
    }
    return ids
  })
}
