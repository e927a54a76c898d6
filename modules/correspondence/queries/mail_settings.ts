import { readRows } from '#core/database/read_rows'
import type { Language } from '#core/i18n/languages'
import type { CompanyReference } from '#core/tenancy/company_owned'

/** In whose name the mails of a company go out; empty where it has said nothing. */
export interface MailSettings {
  /** Instead of the company's name. */
  senderName: string
  /** Instead of the company's address. */
  replyTo: string
  /** Gets every letter too, without its recipients seeing it. */
  copyTo: string
  /** Closes each letter. */
  signatures: Record<Language, string>
}

interface Row {
  sender_name: string
  reply_to: string
  copy_to: string
  /** JSON */
  signatures: string
}

const SETTINGS = 'select * from mail_settings where company_id = ?'

export async function readMailSettings({ id }: CompanyReference): Promise<MailSettings> {
  const [row] = await readRows<Row>(SETTINGS, [id])
  return {
    senderName: row?.sender_name ?? '',
    replyTo: row?.reply_to ?? '',
    copyTo: row?.copy_to ?? '',
    signatures: { en: '', de: '', sq: '', ...JSON.parse(row?.signatures ?? '{}') },
  }
}
