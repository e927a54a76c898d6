import type { ApiClient } from '@japa/api-client'
import { call } from '#core/tests/call'
import { makeDebitDesk } from '#modules/invoicing/tests/debit_desk'
import { readCollectionFile } from './read_collection_file.js'

/** A company that collects, with invoices under a mandate. */
export async function makeCollectionDesk(client: ApiClient, mandate: object = {}) {
  const desk = await makeDebitDesk(client, mandate)
  const collect = (...invoices: { _id: string; isLast?: boolean }[]) =>
    desk.post('/api/collections', {
      debits: invoices.map(({ _id, isLast }) => ({ invoiceId: _id, isLast })),
    })

  /** A file that was made without a refusal. */
  async function filed(...invoices: { _id: string; isLast?: boolean }[]) {
    const answer = await collect(...invoices)
    answer.assertStatus(201)
    return answer.body()
  }

  /** The file of a collection, read by the strict reader. */
  async function fileOf(id: string) {
    const { status, text } = await call('GET', `/api/collections/${id}/file`, {
      token: desk.owner.token,
    })
    if (status !== 200) throw new Error(`The file answers ${status}: ${text}`)
    return { text, ...readCollectionFile(text) }
  }
  const act = (id: string, step: string, body: object = {}) =>
    desk.post(`/api/collections/${id}/${step}`, body)
  const candidates = async () => (await desk.get('/api/collections/candidates')).body()
  const invoice = (id: string) => desk.read(id)
  return { ...desk, collect, filed, fileOf, act, candidates, invoice }
}
