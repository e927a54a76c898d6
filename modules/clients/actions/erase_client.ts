import { audit } from '#core/audit/audit'
import { type Day, now } from '#core/clock'
import { writer } from '#core/database/in_tx'
import { conflict, notFound } from '#core/errors/app_error'
import type { CompanyScope } from '#core/http/caller'
import { translate } from '#core/i18n/translate'
import { publish } from '#core/live/publish'
import { kindsWith } from '#core/records/record_kinds'
import { Client } from '#modules/clients/models/client'
import { contactsOf } from '#modules/clients/queries/client_contacts'

/** Answers why a client cannot be erased now, by the code of the failure. Called in the erasing transaction. */
export type ErasureGuard = (company: CompanyScope, client: Client) => Promise<string | undefined>

declare module '#core/records/record_kinds' {
  interface RecordKind {
    /** Names the reason that keeps a client from being erased, if its records are one. */
    erasureGuard?: ErasureGuard
  }
}

const NOTHING_KNOWN = {
  formOfAddress: '' as const,
  email: '',
  phone: '',
  vatId: '',
  taxNumber: '',
  businessNumber: '',
  street: '',
  postalCode: '',
  city: '',
  addressLine: '',
  buyerReference: '',
  eAddress: '',
  eAddressScheme: '',
  notes: '',
  shippingAddress: null,
}

/**
 * Erases the personal data of a private person (GDPR, art. 17): only the number stays. Issued documents stay as the
 * law requires (art. 17 (3) b), and still name the person. Only inside inTx.
 * @param retainedUntil last day of retention for a document of the person; null without any
 * @throws 404; 409 `only_persons_erased`, `client_merged`, `already_erased`, and errors of the guards
 */
export async function eraseClient(company: CompanyScope, id: string, retainedUntil: Day | null) {
  const client = await Client.oneLocked(company, id)
  if (!client) throw notFound()
  if (client.mergedIntoId) throw conflict('clients.client_merged')
  if (client.erasedAt) throw conflict('clients.already_erased')
  if (client.type !== 'person') throw conflict('clients.only_persons_erased')
  for (const { erasureGuard } of kindsWith('erasureGuard')) {
    const reason = await erasureGuard(company, client)
    if (reason) throw conflict(reason)
  }
  await contactRows(client).delete()
  client.merge({
    ...NOTHING_KNOWN,
    name: translate(company.language, 'clients:erased.name', { number: client.number }),
    isArchived: true,
    erasedAt: now(),
    retainedUntil,
  })
  await client.saveVersion([])
  await record(client, 'client.erased', { retainedUntil })
  return client
}

/** Erases one person at a client. Only inside inTx. @throws 404 */
export async function eraseContact(company: CompanyScope, id: string, contactId: string) {
  const client = await Client.oneLocked(company, id)
  if (!client) throw notFound()
  const removed = await contactRows(client).where('id', contactId).delete()
  if (Number(removed) === 0) throw notFound()
  const left = (await contactsOf(company, [id])).get(id) ?? []
  await client.saveVersion(left.flatMap(({ name, email }) => [name, email]))
  await record(client, 'client.contact_erased', {})
}

const contactRows = ({ companyId, id }: Client) =>
  writer().from('client_contacts').where({ company_id: companyId, client_id: id })

/** Says that it happened, and nothing of whom. */
async function record(
  { companyId, id, number }: Client,
  action: string,
  details: Record<string, string | null>
) {
  await audit({
    companyId,
    action,
    subject: { type: 'client', id },
    details: { number, ...details },
  })
  publish(companyId, { kind: 'client', id })
}
