/**
 * Drafts an invoice for a client and prints its id. An owner reviews and issues it in Kontor.
 *
 *   KONTOR_URL=https://kontor.example.com KONTOR_TOKEN=kontor_pat_… node draft_invoice.ts "Bäckerei Wolf" "Beratung" 2 90
 */
import { randomUUID } from 'node:crypto'

const { KONTOR_URL, KONTOR_TOKEN } = process.env
const [clientName = '', description = '', quantity = '', unitPrice = ''] = process.argv.slice(2)

async function call<Answer>(method: string, path: string, body?: object): Promise<Answer> {
  const response = await fetch(`${KONTOR_URL}/api${path}`, {
    method,
    headers: {
      authorization: `Bearer ${KONTOR_TOKEN}`,
      'content-type': 'application/json',
      // A program that repeats a request after a broken connection sends the same key again, and only one draft is made.
      ...(body && { 'idempotency-key': randomUUID() }),
    },
    body: body && JSON.stringify(body),
  })
  const answer: unknown = await response.json()
  // `error` is a sentence for people, `code` is stable.
  if (!response.ok) {
    const { code, error } = answer as { code: string; error: string }
    throw new Error(`${code}: ${error}`)
  }
  return answer as Answer
}

const clients = await call<{ _id: string; name: string }[]>(
  'GET',
  `/clients?search=${encodeURIComponent(clientName)}&pageSize=1`
)
const [client] = clients
if (!client) throw new Error(`No client is named ${clientName}.`)

const invoice = await call<{ _id: string; status: string }>('POST', '/invoices', {
  clientId: client._id,
  lines: [{ description, quantity: Number(quantity), unitPrice: Number(unitPrice), taxRate: 19 }],
})
console.log(invoice._id)
