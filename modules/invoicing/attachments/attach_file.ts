import { createHash } from 'node:crypto'
import { now } from '#core/clock'
import { changeRows } from '#core/database/change_rows'
import { insertRows } from '#core/database/insert_rows'
import { AppError, FieldError } from '#core/errors/app_error'
import { newId } from '#core/ids'
import { sealContent } from '#core/sealing/sealed_rows'
import { assertRoom } from '#modules/auth/public'
import { recordChange } from '#modules/invoicing/actions/record_change'
import type { Invoice } from '#modules/invoicing/models/invoice'
import { attachedFile, attachmentsOf } from './attachment_rows.js'
import { fileName, typeOf } from './file_type.js'

export const LARGEST_ATTACHMENT = 5 * 1024 * 1024
/** Of all files together: mail servers take little more, and an e-invoice holds them a third larger. */
const MOST_BYTES = 10 * 1024 * 1024
const MOST_FILES = 10

/**
 * Attaches a file to a draft, replacing a file of the same name. It goes out with the mail and is part of the
 * e-invoice (BG-24). Only inside inTx.
 * @throws 409 `not_a_draft`, 422 `attachment_kind` for a type that no e-invoice may hold, 422 `too_many_attachments`,
 * 403 `plan_limit_reached`
 */
export async function attachFile(
  draft: Invoice,
  { name, content }: { name: string; content: Buffer }
) {
  draft.assertDraft()
  const type = typeOf(content)
  if (!type) throw new FieldError('file', 'invoicing.attachment_kind')
  await draft.claim()
  const file = { name: fileName(name, type), type, size: content.length }
  const attached = await attachmentsOf(draft)
  const others = attached.filter((one) => one.name !== file.name)
  const bytes = others.reduce((sum, { size }) => sum + Number(size), file.size)
  if (others.length >= MOST_FILES || bytes > MOST_BYTES) {
    throw new AppError(422, 'invoicing.too_many_attachments')
  }
  const { companyId, id: invoiceId } = draft
  const replaced = attached.find((one) => one.name === file.name)
  await assertRoom(companyId, 'storageBytes', file.size - Number(replaced?.size ?? 0))
  await changeRows(
    'delete from invoice_attachments where company_id = ? and invoice_id = ? and name = ?',
    [companyId, invoiceId, file.name]
  )
  const sha256 = createHash('sha256').update(content).digest('hex')
  const place = { company_id: companyId, id: newId() }
  await insertRows('invoice_attachments', [
    {
      ...place,
      invoice_id: invoiceId,
      ...file,
      sha256,
      created_at: now(),
      ...(await sealContent(place, content)),
    },
  ])
  await recordChange(draft, 'invoice.file_attached', { name: file.name })
}

/** Removes a file from a draft. Only inside inTx. @throws 404, 409 `not_a_draft` */
export async function detachFile(draft: Invoice, attachmentId: string) {
  draft.assertDraft()
  const { name } = await attachedFile(draft, attachmentId)
  await draft.claim()
  await changeRows('delete from invoice_attachments where company_id = ? and id = ?', [
    draft.companyId,
    attachmentId,
  ])
  await recordChange(draft, 'invoice.file_removed', { name })
}
