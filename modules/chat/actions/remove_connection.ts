import { audit } from '#core/audit/audit'
import { changeRows } from '#core/database/change_rows'
import type { CompanyReference } from '#core/tenancy/company_owned'

/** Only inside inTx. */
export async function removeConnection({ id }: CompanyReference) {
  const removed = await changeRows('delete from model_connections where company_id = ?', [id])
  if (removed === 0) return
  await audit({
    companyId: id,
    action: 'settings.model_removed',
    subject: { type: 'company', id },
  })
}
