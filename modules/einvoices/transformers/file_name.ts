/**
 * File extensions of the kinds allowed in an e-invoice; every other file is saved with an extension that no program
 * opens automatically.
 */
const ENDINGS: Record<string, string> = {
  'application/pdf': 'pdf',
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'text/csv': 'csv',
  'application/xml': 'xml',
  'text/xml': 'xml',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
  'application/vnd.oasis.opendocument.spreadsheet': 'ods',
}
const LONGEST = 80

/**
 * A safe name for saving an untrusted file: no path, no invisible characters, no dots of a hidden file, and the
 * extension of its declared kind.
 */
export function fileName(name: string, mimeType: string): string {
  const ending = ENDINGS[mimeType.toLowerCase().split(';')[0].trim()] ?? 'bin'
  const stem = name
    .replace(/^.*[\\/]/, '')
    .replace(/\.[^.]*$/, '')
    .replace(/[\p{C}<>:"|?*]/gu, '')
    .replace(/^[\s.]+|[\s.]+$/g, '')
  return `${[...(stem || 'attachment')].slice(0, LONGEST).join('')}.${ending}`
}
