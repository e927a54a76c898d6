import type { AnswerOf } from '#api/routes'
import { upload } from '@/lib/server/api'

/** The server's reading of a file. */
export type Reading = AnswerOf<'POST', '/api/einvoices/readings'>

export function readFile(file: File) {
  const body = new FormData()
  body.append('file', file, 'invoice')
  return upload('/api/einvoices/readings', body)
}

/** Kinds of documents that have a word of their own (UNTDID 1001). */
export const KNOWN_TYPES = ['326', '380', '381', '384', '386', '389']

/** As bytes that no program is asked to open: whatever a stranger called it, it is only saved. */
export function attachmentFile({ content }: Reading['attachments'][number]) {
  const bytes = Uint8Array.from(atob(content), (sign) => sign.charCodeAt(0))
  return new Blob([bytes], { type: 'application/octet-stream' })
}
