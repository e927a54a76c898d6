import { unknownFormat } from './unreadable.js'

/** PDFs may have some bytes before their header. */
export const isPdf = (bytes: Uint8Array) => Buffer.from(bytes.subarray(0, 1024)).includes('%PDF-')

/** In UTF-8 or UTF-16, after a byte order mark and blanks. */
const looksLikeXml = (bytes: Uint8Array) =>
  /^(\xef\xbb\xbf|\xff\xfe|\xfe\xff)?[\s\0]*</.test(
    Buffer.from(bytes.subarray(0, 200)).toString('latin1')
  )

/** @throws 415 `unknown_format` for anything but XML and PDF */
export function assertKnownFormat(bytes: Uint8Array) {
  if (!isPdf(bytes) && !looksLikeXml(bytes)) throw unknownFormat()
}
