/**
 * `Angebot-AN-2026-0001.pdf`, with characters that every file system accepts. @param title of the kind
 */
export function pdfFileName(title: string, number: string | null) {
  const name = [title, number].filter(Boolean).join('-')
  return `${name.replace(/[^\p{L}\p{N}._-]+/gu, '-')}.pdf`
}
