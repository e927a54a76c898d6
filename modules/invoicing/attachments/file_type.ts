import { safeFileName } from '#core/files/safe_file_name'

/** Code list of BT-125 (BR-CL-24), each with the endings that its files have; the first is the usual one. */
const ENDINGS = {
  'application/pdf': ['pdf'],
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg'],
  'text/csv': ['csv'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['xlsx'],
  'application/vnd.oasis.opendocument.spreadsheet': ['ods'],
} as const

export type AttachmentType = keyof typeof ENDINGS

const starts = (content: Buffer, ...bytes: number[]) =>
  bytes.every((byte, index) => content[index] === byte)

const isZipWith = (content: Buffer, part: string) =>
  starts(content, 0x50, 0x4b, 0x03, 0x04) && content.includes(part, 0, 'latin1')

/** Text of any line, without the signs that only other kinds of files have. */
function isText(content: Buffer) {
  try {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
    return !/[\x00-\x08\x0e-\x1f]/.test(new TextDecoder('utf-8', { fatal: true }).decode(content))
  } catch {
    return false
  }
}

/** Decided by its bytes, never by the sender's claim. */
const IS: Record<AttachmentType, (content: Buffer) => boolean> = {
  'application/pdf': (content) => content.subarray(0, 5).toString('latin1') === '%PDF-',
  'image/png': (content) => starts(content, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
  'image/jpeg': (content) => starts(content, 0xff, 0xd8, 0xff),
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': (content) =>
    isZipWith(content, 'xl/workbook.xml'),
  'application/vnd.oasis.opendocument.spreadsheet': (content) =>
    isZipWith(content, 'mimetypeapplication/vnd.oasis.opendocument.spreadsheet'),
  'text/csv': isText,
}

/** The type of a file, if an e-invoice may hold it (BT-125). */
export const typeOf = (content: Buffer): AttachmentType | undefined =>
  (Object.keys(IS) as AttachmentType[]).find((type) => IS[type](content))

/** The name under which an attachment is stored. @param given by the sender */
export const fileName = (given: string, type: AttachmentType) =>
  safeFileName(given, ENDINGS[type], 'Anlage')
