import { kindsWith } from '#core/records/record_kinds'
import type { Attachment } from './mail.js'

/** Makes the content of an attachment. A throw postpones the mail. */
export type AttachmentSource = (companyId: string, id: string) => Promise<Buffer>

declare module '#core/records/record_kinds' {
  interface RecordKind {
    /** How attachments of mails about its records are made when the mail is sent, by the kind of attachment. */
    attachments?: Readonly<Record<string, AttachmentSource>>
  }
}

export const hasAttachmentSource = (kind: string) => sourceOf(kind) !== undefined

export async function readAttachment(companyId: string | null, { name, type, source }: Attachment) {
  const read = sourceOf(source.kind)
  if (!read || companyId === null)
    throw new Error(`Nobody makes attachments of kind ${source.kind}.`)
  return { filename: name, contentType: type, content: await read(companyId, source.id) }
}

const sourceOf = (kind: string): AttachmentSource | undefined =>
  kindsWith('attachments').find(({ attachments }) => Object.hasOwn(attachments, kind))?.attachments[
    kind
  ]
