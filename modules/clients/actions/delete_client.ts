import { audit } from '#core/audit/audit'
import { writer } from '#core/database/in_tx'
import { isStillReferenced } from '#core/database/transaction_failures'
import { conflict, notFound } from '#core/errors/app_error'
import { publish } from '#core/live/publish'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { Client } from '#modules/clients/models/client'

/** Deletes a client that nothing points to. Only inside inTx. @throws 404, 409 `client_has_documents` */
export async function deleteClient(company: CompanyReference, id: string) {
  const client = await Client.of(company).where('id', id).forUpdate().first()
  if (!client) throw notFound()
  try {
    await writer().from('client_contacts').where({ company_id: company.id, client_id: id }).delete()
    await client.delete()
  } catch (error) {
    if (isStillReferenced(error)) throw conflict('clients.client_has_documents')
    throw error
  }
  await audit({
    companyId: company.id,
    action: 'client.deleted',
    subject: { type: 'client', id },
    details: { number: client.number, name: client.name },
  })
  publish(company.id, { kind: 'client', id })
}
