import { changeRows } from '#core/database/change_rows'
import { insertRows } from '#core/database/insert_rows'
import { readRows } from '#core/database/read_rows'
import type { Invoice } from '#modules/invoicing/models/invoice'
import { wordsOf } from '#modules/invoicing/words_of'

const PRESENT = 'select word from invoice_words where company_id = ? and invoice_id = ?'
const FORGET = 'delete from invoice_words where company_id = ? and invoice_id = ? and word = ?'

/**
 * Makes the invoice findable by its number and the words of its client's name. Words that stay are left
 * alone, because each one lies in another place of a large index. Only inside inTx.
 */
export async function rememberWords({ companyId, id, number, clientName }: Invoice) {
  const words = wordsOf(`${number ?? ''} ${clientName}`)
  const rows = await readRows<{ word: string }>(PRESENT, [companyId, id])
  const present = rows.map(({ word }) => word)
  for (const word of present) {
    if (!words.includes(word)) await changeRows(FORGET, [companyId, id, word])
  }
  const added = words.filter((word) => !present.includes(word))
  await insertRows(
    'invoice_words',
    added.map((word) => ({ company_id: companyId, word, invoice_id: id }))
  )
}
