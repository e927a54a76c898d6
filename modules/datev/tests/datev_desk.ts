import type { ApiClient } from '@japa/api-client'
import { unzipSync } from 'fflate'
import { call } from '#core/tests/call'
import { makeExports } from '#modules/datev/actions/make_exports'
import { makePaymentDesk, type PaymentDesk } from '#modules/payments/tests/payment_desk'
import { readBatch } from './reader/read_batch.js'

export type DatevDesk = Awaited<ReturnType<typeof makeDatevDesk>>
type Files = Record<string, Uint8Array>

export const ALWAYS = { from: '2025-01-01', to: '2027-12-31' }
export const NUMBERS = { consultantNumber: 29_098, clientNumber: 55_003 }

/** A company that hands its books over to a tax adviser. */
export const makeDatevDesk = async (client: ApiClient) =>
  handsBooksOver(await makePaymentDesk(client))

/** The desk of a company that hands its books over as well. */
export async function handsBooksOver<T extends PaymentDesk>(desk: T) {
  const settings = async (body: object) => {
    const answer = await desk.put('/api/datev/settings', body)
    answer.assertStatus(200)
    return answer.body()
  }
  await settings(NUMBERS)

  /** The files of an export, by name. */
  async function exported(body: object = {}): Promise<Files> {
    const answer = await desk.post('/api/datev/exports', { ...ALWAYS, ...body })
    answer.assertStatus(201)
    while (await makeExports()) {
      // The next one.
    }
    const { bytes, status } = await call('GET', `/api/datev/exports/${answer.body()._id}/file`, {
      token: desk.owner.token,
    })
    if (status !== 200) throw new Error(`The export answers ${status}.`)
    return unzipSync(new Uint8Array(bytes))
  }

  const batches = (files: Files) =>
    Object.keys(files)
      .filter((name) => name.startsWith('EXTF_Buchungsstapel'))
      .map((name) => ({ name, ...readBatch(name, files[name]) }))
  /** All bookings of an export, read by the strict reader. */
  const rows = async (body: object = {}) =>
    batches(await exported(body)).flatMap((batch) => batch.rows)

  /** `[account, side, amount, contra]` of each booking whose text or reference contains a word. */
  const lines = async (word: string) =>
    (await rows())
      .filter(({ text, reference }) => `${text} ${reference}`.includes(word))
      .map(({ account, side, amount, contra }) => [account, side, amount, contra])

  return { ...desk, settings, exported, batches, rows, lines }
}
