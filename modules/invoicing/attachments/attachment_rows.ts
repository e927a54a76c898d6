import { changeRows } from '#core/database/change_rows'
import { readRows } from '#core/database/read_rows'
import { notFound } from '#core/errors/app_error'
import type { Invoice } from '#modules/invoicing/models/invoice'
import type { AttachmentType } from './file_type.js'

/** A file of an invoice without its bytes. */
export interface AttachmentInfo {
  id: string
  name: string
  type: AttachmentType
  /** Bytes. */
  size: number | string
  sha256: string
}

export interface AttachmentFile extends AttachmentInfo {
  content: Buffer
}

type Key = Pick<Invoice, 'companyId' | 'id'>

const OF_INVOICE = 'from invoice_attachments where company_id = ? and invoice_id = ? order by name'
const INFO = 'id, name, type, size, sha256'

/** The files of an invoice by name, without their content. */
export const attachmentsOf = ({ companyId, id }: Key) =>
  readRows<AttachmentInfo>(`select ${INFO} ${OF_INVOICE}`, [companyId, id])

/** The same with their content. */
export const attachedFilesOf = ({ companyId, id }: Key) =>
  readRows<AttachmentFile>(`select ${INFO}, content ${OF_INVOICE}`, [companyId, id])

/** One file of an invoice. @throws 404 */
export async function attachedFile({ companyId, id }: Key, attachmentId: string) {
  const [file] = await readRows<AttachmentFile>(
    `select ${INFO}, content from invoice_attachments where company_id = ? and id = ? and invoice_id = ?`,
    [companyId, attachmentId, id]
  )
  if (!file) throw notFound()
  return file
}

/** The bytes of a file, for the mail that carries it. */
export async function attachedContent(companyId: string, attachmentId: string) {
  const [file] = await readRows<{ content: Buffer }>(
    'select content from invoice_attachments where company_id = ? and id = ?',
    [companyId, attachmentId]
  )
  if (!file) throw new Error(`The attachment ${attachmentId} is gone.`)
  return file.content
}

/** All of a draft that is deleted. Only inside inTx. */
export const removeAttachments = ({ companyId, id }: Key) =>
  changeRows('delete from invoice_attachments where company_id = ? and invoice_id = ?', [
    companyId,
    id,
  ])
