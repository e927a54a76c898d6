import type { Attachment } from './mail.js'

/** Makes the content of an attachment. A throw postpones the mail. */
export type AttachmentSource = (companyId: string, id: string) => Promise<Buffer>

const sources = new Map<string, AttachmentSource>()

/** A module says, in its subscriptions, how its attachments are made when their mail is sent. */
export function registerAttachmentSource(kind: string, source: AttachmentSource) {
  sources.set(kind, source)
}

export function hasAttachmentSource(kind: string) {
  return sources.has(kind)
}

export async function readAttachment(companyId: string | null, { name, type, source }: Attachment) {
  const read = sources.get(source.kind)
  if (!read || companyId === null)
    throw new Error(`Nobody makes attachments of kind ${source.kind}.`)
  return { filename: name, contentType: type, content: await read(companyId, source.id) }
}
