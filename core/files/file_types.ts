import { safeFileName } from './safe_file_name.js'

/** Kinds of files that people hand in, each with the endings of its names; the first is the usual one. */
const ENDINGS = {
  'application/pdf': ['pdf'],
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/webp': ['webp'],
  'image/heic': ['heic', 'heif'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['xlsx'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': ['pptx'],
  'application/vnd.oasis.opendocument.spreadsheet': ['ods'],
  'application/vnd.oasis.opendocument.text': ['odt'],
  'application/vnd.oasis.opendocument.presentation': ['odp'],
  'application/xml': ['xml'],
  'text/csv': ['csv'],
  'text/plain': ['txt', 'csv', 'md', 'log'],
} as const

export type FileType = keyof typeof ENDINGS

const text = (content: Buffer, from: number, to: number) =>
  content.subarray(from, to).toString('latin1')

/** Brands of ISO base media files that hold a still picture in HEIC (ISO/IEC 23008-12). */
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'mif1', 'msf1']

const isZipWith = (part: string) => (content: Buffer) =>
  text(content, 0, 4) === 'PK\x03\x04' && content.includes(part, 0, 'latin1')

/** Text of any line, without the signs that only other kinds of files have. */
function isText(content: Buffer) {
  try {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
    return !/[\x00-\x08\x0e-\x1f]/.test(new TextDecoder('utf-8', { fatal: true }).decode(content))
  } catch {
    return false
  }
}

/** Decided by the bytes, never by the name or type that the sender gives. */
const IS: Record<FileType, (content: Buffer) => boolean> = {
  'application/pdf': (content) => text(content, 0, 5) === '%PDF-',
  'image/png': (content) => text(content, 0, 8) === '\x89PNG\r\n\x1a\n',
  'image/jpeg': (content) => text(content, 0, 3) === '\xff\xd8\xff',
  'image/webp': (content) => text(content, 0, 4) === 'RIFF' && text(content, 8, 12) === 'WEBP',
  'image/heic': (content) =>
    text(content, 4, 8) === 'ftyp' && HEIC_BRANDS.includes(text(content, 8, 12)),
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': isZipWith('xl/workbook.xml'),
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document':
    isZipWith('word/document.xml'),
  'application/vnd.openxmlformats-officedocument.presentationml.presentation':
    isZipWith('ppt/presentation.xml'),
  'application/vnd.oasis.opendocument.spreadsheet': isZipWith(
    'mimetypeapplication/vnd.oasis.opendocument.spreadsheet'
  ),
  'application/vnd.oasis.opendocument.text': isZipWith(
    'mimetypeapplication/vnd.oasis.opendocument.text'
  ),
  'application/vnd.oasis.opendocument.presentation': isZipWith(
    'mimetypeapplication/vnd.oasis.opendocument.presentation'
  ),
  'application/xml': (content) => /^(?:\xef\xbb\xbf)?\s*<\?xml\s/.test(text(content, 0, 100)),
  'text/csv': isText,
  'text/plain': isText,
}

/** The type of a file among those that are taken, in their order; undefined for any other. */
export const fileTypeOf = <Type extends FileType>(
  content: Buffer,
  taken: readonly Type[]
): Type | undefined => taken.find((type) => IS[type](content))

/**
 * The name under which a file is kept, with an ending of its type.
 * @param given by the sender
 * @param fallback the name without its ending, when nothing usable was given
 */
export const nameOfType = (given: string, type: FileType, fallback: string) =>
  safeFileName(given, ENDINGS[type], fallback)
