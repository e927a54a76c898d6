import type { Language } from '#core/i18n/languages'
import type { MailBlock, MailContent } from './mail.js'

/** Mail programs ignore style sheets, so mails are the one place with styles on the elements. */
const INK = '#1B2524'
const MUTED = '#5B6B69'
const ACCENT = '#0F766E'
const HAIRLINE = '#DFE6E5'
const FONT = "Inter, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"

/** The frame of every mail. All texts are escaped by React. */
export function MailLayout({
  subject,
  blocks,
  language,
  senderName,
  footer,
}: MailContent & { language: Language; senderName: string; footer: string | undefined }) {
  const body = { margin: 0, padding: '32px 16px', background: '#F4F7F6', fontFamily: FONT }
  const sheet = { maxWidth: 560, margin: '0 auto', background: '#FFFFFF', borderRadius: 6 }
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>{subject}</title>
      </head>
      <body style={body}>
        <div style={{ ...sheet, border: `1px solid ${HAIRLINE}`, padding: '28px 32px' }}>
          <p style={{ margin: '0 0 24px', color: ACCENT, fontSize: 15, fontWeight: 600 }}>
            {senderName}
          </p>
          <h1 style={{ margin: '0 0 16px', color: INK, fontSize: 20, fontWeight: 600 }}>
            {subject}
          </h1>
          {blocks.map((block) => (
            <Block key={JSON.stringify(block)} block={block} />
          ))}
        </div>
        {footer && (
          <p style={{ margin: '16px auto 0', maxWidth: 560, color: MUTED, fontSize: 12 }}>
            {footer}
          </p>
        )}
      </body>
    </html>
  )
}

function Block({ block }: { block: MailBlock }) {
  const wrap = { overflowWrap: 'anywhere' as const }
  const paragraph = { ...wrap, margin: '0 0 16px', color: INK, fontSize: 15, lineHeight: 1.5 }
  switch (block.kind) {
    case 'text':
      return <p style={{ ...paragraph, whiteSpace: 'pre-line' as const }}>{block.text}</p>
    case 'hint':
      return <p style={{ ...paragraph, color: MUTED, fontSize: 13 }}>{block.text}</p>
    case 'action':
      return <Action label={block.label} href={block.href} />
    case 'facts':
      return <Facts facts={block.facts} />
  }
}

function Action({ label, href }: { label: string; href: string }) {
  const button = { display: 'inline-block', padding: '10px 18px', borderRadius: 6, fontSize: 15 }
  const colours = { background: ACCENT, color: '#FFFFFF', textDecoration: 'none', fontWeight: 600 }
  return (
    <p style={{ margin: '0 0 16px' }}>
      <a href={href} style={{ ...button, ...colours }}>
        {label}
      </a>
    </p>
  )
}

function Facts({ facts }: { facts: [label: string, value: string][] }) {
  const cell = { padding: '6px 0', borderBottom: `1px solid ${HAIRLINE}`, fontSize: 14 }
  return (
    <table style={{ width: '100%', margin: '0 0 16px', borderCollapse: 'collapse' }}>
      <tbody>
        {facts.map(([label, value]) => (
          <tr key={label}>
            <td style={{ ...cell, color: MUTED, paddingRight: 16 }}>{label}</td>
            <td style={{ ...cell, color: INK }}>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
