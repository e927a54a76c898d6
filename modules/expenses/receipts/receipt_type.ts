import { safeFileName } from '#core/files/safe_file_name'

/** Files that a receipt may be, each with the endings of its names; the first is the usual one. */
const ENDINGS = {
  'application/pdf': ['pdf'],
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/webp': ['webp'],
  'image/heic': ['heic', 'heif'],
  'application/xml': ['xml'],
} as const

export type ReceiptType = keyof typeof ENDINGS

const text = (content: Buffer, from: number, to: number) =>
  content.subarray(from, to).toString('latin1')

/** Brands of ISO base media files that hold a still picture in HEIC (ISO/IEC 23008-12). */
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'mif1', 'msf1']

/** By its bytes, never by the name or type that the sender gives. */
const IS: Record<ReceiptType, (content: Buffer) => boolean> = {
  'application/pdf': (content) => text(content, 0, 5) === '%PDF-',
  'image/png': (content) => text(content, 0, 8) === '\x89PNG\r\n\x1a\n',
  'image/jpeg': (content) => text(content, 0, 3) === '\xff\xd8\xff',
  'image/webp': (content) => text(content, 0, 4) === 'RIFF' && text(content, 8, 12) === 'WEBP',
  'image/heic': (content) =>
    text(content, 4, 8) === 'ftyp' && HEIC_BRANDS.includes(text(content, 8, 12)),
  'application/xml': (content) => /^(?:\xef\xbb\xbf)?\s*<\?xml\s/.test(text(content, 0, 100)),
}

/** The type of a file; undefined when it cannot be a receipt. */
export const receiptTypeOf = (content: Buffer): ReceiptType | undefined =>
  (Object.keys(IS) as ReceiptType[]).find((type) => IS[type](content))

/** The name under which a receipt is kept. @param given by the sender */
export const receiptName = (given: string, type: ReceiptType) =>
  safeFileName(given, ENDINGS[type], 'receipt')
