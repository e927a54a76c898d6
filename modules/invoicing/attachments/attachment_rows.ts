import { changeRows } from '#core/database/change_rows'
import { readRows } from '#core/database/read_rows'
import { notFound } from '#core/errors/app_error'
import { openContent, type SealedContent } from '#core/sealing/sealed_rows'
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
const CONTENT = 'content, key_id'

type SealedFile = AttachmentInfo & SealedContent

async function opened(companyId: string, { key_id, ...row }: SealedFile): Promise<AttachmentFile> {
  const content = await openContent({ company_id: companyId, key_id, ...row })
  return { ...row, content }
}

/** The files of an invoice by name, without their content. */
export const attachmentsOf = ({ companyId, id }: Key) =>
  readRows<AttachmentInfo>(`select ${INFO} ${OF_INVOICE}`, [companyId, id])

/** The same with their content, one after the other. */
export async function attachedFilesOf({ companyId, id }: Key): Promise<AttachmentFile[]> {
  const rows = await readRows<SealedFile>(`select ${INFO}, ${CONTENT} ${OF_INVOICE}`, [
    companyId,
    id,
  ])
  const files: AttachmentFile[] = []
  for (const row of rows) files.push(await opened(companyId, row))
  return files
}

/** One file of an invoice. @throws 404 */
export async function attachedFile({ companyId, id }: Key, attachmentId: string) {
  const [file] = await readRows<SealedFile>(
    `select ${INFO}, ${CONTENT} from invoice_attachments where company_id = ? and id = ? and invoice_id = ?`,
    [companyId, attachmentId, id]
  )
  if (!file) throw notFound()
  return opened(companyId, file)
}

/** The bytes of a file, for the mail that carries it. */
export async function attachedContent(companyId: string, attachmentId: string) {
  const [file] = await readRows<SealedContent>(
    `select ${CONTENT} from invoice_attachments where company_id = ? and id = ?`,
    [companyId, attachmentId]
  )
  if (!file) throw new Error(`The attachment ${attachmentId} is gone.`)
  return openContent({ company_id: companyId, id: attachmentId, ...file })
}

/** All of a draft that is deleted. Only inside inTx. */
export const removeAttachments = ({ companyId, id }: Key) =>
  changeRows('delete from invoice_attachments where company_id = ? and invoice_id = ?', [
    companyId,
    id,
  ])
