import { fileTypeOf, nameOfType } from '#core/files/file_types'

/** Code list of BT-125 (BR-CL-24). */
const TYPES = [
  'application/pdf',
  'image/png',
  'image/jpeg',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.oasis.opendocument.spreadsheet',
  'text/csv',
] as const

export type AttachmentType = (typeof TYPES)[number]

/** The type of a file, if an e-invoice may hold it (BT-125). */
export const typeOf = (content: Buffer): AttachmentType | undefined => fileTypeOf(content, TYPES)

/** The name under which an attachment is stored. @param given by the sender */
export const fileName = (given: string, type: AttachmentType) => nameOfType(given, type, 'Anlage')
