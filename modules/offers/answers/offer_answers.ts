import { createHash } from 'node:crypto'
import { canonicalJson } from '#core/audit/canonical_json'
import { instantText, now } from '#core/clock'
import { insertRows } from '#core/database/insert_rows'
import { readRows } from '#core/database/read_rows'
import { newId } from '#core/ids'
import { boundInteger, moneyFromRow, type StoredInteger } from '#core/money/columns'
import { moneyNumber } from '#core/money/minor'
import { openContent, type SealedContent, sealContent } from '#core/sealing/sealed_rows'
import { unlessUnreadable } from '#core/sealing/unless_unreadable'
import type { DocumentModel } from '#modules/documents/public'

/** A client's answer to an offer, and the evidence for it. */
export interface OfferAnswer {
  via: 'online' | 'phone'
  /** Name of the person who accepted; empty for a refusal. */
  name: string
  /** A reason or a note of the company's. */
  note: string
  /** Positions of the optional lines that are ordered too. */
  chosen: number[]
  ipAddress: string | null
  /** A PNG of the signature that was drawn. */
  signature: Buffer | null
}

interface AnswerRow {
  kind: 'accepted' | 'declined'
  via: OfferAnswer['via']
  name: string
  note: string
  chosen: string
  ip_address: string | null
  has_signature: number | bigint
  document_hash: string
  answered_at: number
  net: StoredInteger
  tax: StoredInteger
  total: StoredInteger
}

/** All of an answer that never changes. */
interface FrozenAnswer extends Omit<AnswerRow, 'has_signature' | 'document_hash'> {
  signature: Uint8Array | null
  document_hash: string | null
}

/** The signature of a stored answer. */
interface SignatureRow {
  id: string
  signature: Uint8Array | null
  key_id: string | null
}

type Offer = Pick<DocumentModel, 'companyId' | 'currency' | 'documentHash'> & { id: string }

/** The answers to one kind of offer, in the table `<kind>_answers` whose rows refer to the offer in `<kind>_id`. */
export function offerAnswers(kind: string) {
  const [table, owner] = [`${kind}_answers`, `${kind}_id`]
  const where = `where company_id = ? and ${owner} = ?`

  /**
   * Stores an answer beside the frozen document. Only inside inTx.
   * @returns its hash, which the audit chain keeps
   */
  async function keepAnswer(
    { id, companyId, documentHash }: Offer,
    answered: AnswerRow['kind'],
    { via, name, note, chosen, ipAddress, signature }: OfferAnswer,
    { net, tax, total }: Pick<DocumentModel, 'net' | 'tax' | 'total'>
  ) {
    const row = {
      kind: answered,
      via,
      name,
      note,
      signature,
      chosen: JSON.stringify(chosen),
      ip_address: ipAddress,
      document_hash: documentHash,
      net: boundInteger(net),
      tax: boundInteger(tax),
      total: boundInteger(total),
      answered_at: now(),
    }
    const hash = hashOf(id, row)
    const place = { company_id: companyId, id: newId() }
    const { content, key_id } = await sealedSignature(place, signature)
    await insertRows(table, [
      { ...place, [owner]: id, ...row, signature: content, key_id, answer_hash: hash },
    ])
    return hash
  }

  /** SHA-256 of the canonical JSON of the whole answer. This form never changes. */
  function hashOf(id: string, row: FrozenAnswer) {
    const said = {
      [`${kind}Id`]: id,
      documentHash: row.document_hash,
      kind: row.kind,
      via: row.via,
      name: row.name,
      note: row.note,
      chosen: JSON.parse(row.chosen),
      ipAddress: row.ip_address,
      answeredAt: Number(row.answered_at),
      signature: row.signature && createHash('sha256').update(row.signature).digest('hex'),
      net: String(row.net),
      tax: String(row.tax),
      total: String(row.total),
    }
    return createHash('sha256').update(canonicalJson(said)).digest('hex')
  }

  /** The current hash of the answer to an offer, for comparison with the audit chain. */
  async function answerHashNow(company: { id: string }, id: string) {
    const [row] = await readRows<FrozenAnswer & SignatureRow & { answer_hash: string }>(
      `select * from ${table} ${where}`,
      [company.id, id]
    )
    if (!row) return undefined
    const signature = await unlessUnreadable(openedSignature(company.id, row))
    if (signature === undefined) return undefined
    const hash = hashOf(id, { ...row, signature })
    return hash === row.answer_hash ? hash : undefined
  }

  /** The client's answer, null without one. */
  async function answerTo({
    companyId,
    id,
    currency,
  }: Pick<Offer, 'companyId' | 'id' | 'currency'>) {
    const sql = `
      select kind, via, name, note, chosen, ip_address, signature is not null as has_signature, document_hash,
        answered_at, net, tax, total
      from ${table} ${where}`
    const [row] = await readRows<AnswerRow>(sql, [companyId, id])
    if (!row) return null
    return {
      kind: row.kind,
      via: row.via,
      name: row.name,
      note: row.note,
      chosen: JSON.parse(row.chosen) as number[],
      ipAddress: row.ip_address,
      hasSignature: Boolean(Number(row.has_signature)),
      documentHash: row.document_hash,
      at: instantText(row.answered_at),
      net: moneyNumber(moneyFromRow(row.net), currency),
      tax: moneyNumber(moneyFromRow(row.tax), currency),
      total: moneyNumber(moneyFromRow(row.total), currency),
    }
  }

  /** The drawn signature as a PNG. */
  async function signatureOf({
    companyId,
    id,
  }: Pick<Offer, 'companyId' | 'id'>): Promise<Buffer | undefined> {
    const sql = `select id, signature, key_id from ${table} ${where} and signature is not null`
    const [row] = await readRows<SignatureRow>(sql, [companyId, id])
    return (row && (await openedSignature(companyId, row))) ?? undefined
  }

  return { keepAnswer, answerTo, answerHashNow, signatureOf }
}

const sealedSignature = async (
  place: { company_id: string; id: string },
  signature: Buffer | null
): Promise<SealedContent | { content: null; key_id: null }> =>
  signature ? sealContent(place, signature) : { content: null, key_id: null }

/** @throws FileUnreadable */
const openedSignature = async (company_id: string, { id, signature, key_id }: SignatureRow) =>
  signature && openContent({ company_id, id, key_id, content: Buffer.from(signature) })
