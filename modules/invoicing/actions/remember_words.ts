import { writer } from '#core/database/in_tx'
import type { Invoice } from '#modules/invoicing/models/invoice'
import { wordsOf } from '#modules/invoicing/words_of'

/** Makes the invoice findable by its number and the words of its client's name. Only inside inTx. */
export async function rememberWords({ companyId, id, number, clientName }: Invoice) {
  await writer().from('invoice_words').where({ company_id: companyId, invoice_id: id }).delete()
  const words = wordsOf(`${number ?? ''} ${clientName}`)
  if (words.length === 0) return
  await writer()
    .table('invoice_words')
    .multiInsert(words.map((word) => ({ company_id: companyId, word, invoice_id: id })))
}
