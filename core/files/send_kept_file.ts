import type { HttpContext } from '@adonisjs/core/http'

export interface KeptFile {
  name: string
  /** MIME type, known from the bytes. */
  type: string
  content: Buffer
}

/** Answers with a file exactly as it was received: the browser saves it and never runs it. */
export const sendKeptFile = (
  response: HttpContext['response'],
  { type, name, content }: KeptFile
) =>
  response
    .header('content-type', type)
    .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
    .header('content-security-policy', "sandbox; default-src 'none'")
    .header('cache-control', 'private, no-store')
    .send(content)
