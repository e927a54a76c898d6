import { audit } from '#core/audit/audit'
import { now } from '#core/clock'
import { changeRows } from '#core/database/change_rows'
import { insertRows } from '#core/database/insert_rows'
import { lock } from '#core/database/lock'
import { readRows } from '#core/database/read_rows'
import { publish } from '#core/live/publish'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { readMailSettings } from '#modules/correspondence/queries/mail_settings'
import type { MailSettingsInput } from '#modules/correspondence/validators/mail_settings'

const COMPANY = 'select id from companies where id = ?'
const DROP = 'delete from mail_settings where company_id = ?'

/** Changes in whose name a company writes; what is left out stays, an empty text clears. Only inside inTx. */
export async function changeMailSettings({ id }: CompanyReference, input: MailSettingsInput) {
  // Two changes at once are made one after the other.
  await readRows(COMPANY + lock(), [id])
  const before = await readMailSettings({ id })
  const { senderName, replyTo, copyTo, signatures } = input
  const after = {
    senderName: kept(senderName, before.senderName),
    replyTo: kept(replyTo, before.replyTo),
    copyTo: kept(copyTo, before.copyTo),
    signatures: {
      en: kept(signatures?.en, before.signatures.en),
      de: kept(signatures?.de, before.signatures.de),
      sq: kept(signatures?.sq, before.signatures.sq),
    },
  }
  await changeRows(DROP, [id])
  await insertRows('mail_settings', [
    {
      company_id: id,
      sender_name: after.senderName,
      reply_to: after.replyTo,
      copy_to: after.copyTo,
      signatures: JSON.stringify(after.signatures),
      updated_at: now(),
    },
  ])
  const action = 'mail_settings.changed'
  await audit({ companyId: id, action, subject: { type: 'company', id }, details: after })
  publish(id, { kind: 'mail', id })
  return after
}

const kept = (text: string | null | undefined, before: string) =>
  text === undefined ? before : (text ?? '')
