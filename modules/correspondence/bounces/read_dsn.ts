import PostalMime from 'postal-mime'

/** A mail server's report on a mail that it could not deliver (RFC 3464). */
export interface DeliveryReport {
  /** The id that the mail was handed over with (RFC 3461, ENVID), if the server knows it. */
  envelopeId: string | undefined
  /** Message-ID of the mail, if the report brings its head. */
  messageId: string | undefined
  failed: { email: string; reason: string }[]
}

/** Reads a report; undefined for any other mail, such as an automatic answer. */
export async function readDeliveryReport(raw: string): Promise<DeliveryReport | undefined> {
  const { attachments } = await PostalMime.parse(raw, {
    forceRfc822Attachments: true,
    attachmentEncoding: 'utf8',
  })
  const contentOf = (...types: string[]) =>
    attachments.find(({ mimeType }) => types.includes(mimeType))?.content.toString()
  const status = contentOf('message/delivery-status')
  if (status === undefined) return undefined

  const [message = new Map(), ...recipients] = status
    .split(/\r?\n[ \t]*\r?\n/)
    .map(readFields)
    .filter(({ size }) => size > 0)
  const original = contentOf('message/rfc822', 'text/rfc822-headers', 'message/rfc822-headers')
  return {
    envelopeId: message.get('original-envelope-id'),
    messageId: /^message-id:\s*(<[^>\s]+>)/im.exec(original ?? '')?.[1],
    failed: recipients.flatMap(failureOf),
  }
}

/** The fields of one block, folded lines put together. */
const readFields = (block: string) =>
  new Map(
    [...block.replace(/\r?\n[ \t]+/g, ' ').matchAll(/^([\w-]+):[ \t]*(.*?)[ \t\r]*$/gm)].map(
      ([, name = '', value = '']) => [name.toLowerCase(), value]
    )
  )

/** Delays and successes are no failures. The address as we wrote it comes before the one it was forwarded to. */
function failureOf(fields: Map<string, string>) {
  const address = fields.get('original-recipient') ?? fields.get('final-recipient') ?? ''
  const email = address.replace(/^[\w-]+;\s*/, '').trim()
  if (fields.get('action')?.toLowerCase() !== 'failed' || !email) return []
  const said = [fields.get('status'), fields.get('diagnostic-code')].filter(Boolean).join(' ')
  return [{ email, reason: said.replace(/[\s\p{Cc}]+/gu, ' ').slice(0, 1000) || 'failed' }]
}
