import type { HttpContext } from '@adonisjs/core/http'
import type { AttachmentFile } from './attachment_rows.js'

/** Answers with a file as it was put to an invoice, to be saved and never to be run. */
export const sendAttachment = (
  response: HttpContext['response'],
  { type, name, content }: AttachmentFile
) =>
  response
    .header('content-type', type)
    .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
    .header('content-security-policy', "sandbox; default-src 'none'")
    .header('cache-control', 'private, no-store')
    .send(content)
