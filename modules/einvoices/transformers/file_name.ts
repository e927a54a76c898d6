/** Endings of the kinds that an e-invoice may hold; anything else is saved as a file that no program opens by itself. */
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
 * A name under which a stranger's file can be saved: no path, no invisible characters, no dots of a hidden file,
 * and the ending of the kind that it claims to be.
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
