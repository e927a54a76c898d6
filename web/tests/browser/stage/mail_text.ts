/** The plain text of a mail as it came over the wire, decoded. */
export const textOfMail = (raw: string) => partOf(raw, 'text/plain')

/** The formatted part of a mail. */
export const htmlOfMail = (raw: string) => partOf(raw, 'text/html')

/** The first part of a type. */
function partOf(raw: string, type: string) {
  const start = raw.search(new RegExp(`^content-type: ${type}`, 'im'))
  const part = start < 0 ? raw : raw.slice(start)
  const [head = '', ...rest] = part.split(/\r?\n\r?\n/)
  const boundaries = [...raw.matchAll(/boundary="([^"]+)"/g)].map(
    ([, boundary]) => `\n--${boundary}`
  )
  const after = rest.join('\n\n')
  const ends = boundaries.map((boundary) => after.indexOf(boundary)).filter((end) => end >= 0)
  const body = after.slice(0, Math.min(after.length, ...ends))
  const encoding = /content-transfer-encoding: (\S+)/i.exec(head)?.[1]?.toLowerCase()
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8')
  return encoding === 'quoted-printable' ? fromQuotedPrintable(body) : body
}

function fromQuotedPrintable(text: string) {
  const bytes = text
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}
