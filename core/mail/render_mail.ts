import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Language } from '#core/i18n/languages'
import { translate } from '#core/i18n/translate'
import type { MailBlock, MailContent } from './mail.js'
import { MailLayout } from './mail_layout.js'

const PRODUCT = 'Kontor'

/**
 * The two parts of a mail: the formatted one, and the plain text that says the same. Mails of the product end with a
 * line that says so; letters of a company, whose name is `senderName`, do not.
 */
export function renderMail(mail: MailContent & { language: Language; senderName?: string }) {
  const { senderName, language } = mail
  const footer = senderName === undefined ? translate(language, 'core:mail.footer') : undefined
  const layout = { ...mail, senderName: senderName ?? PRODUCT, footer }
  const parts = [...mail.blocks.map(plainText), ...(footer ? [`-- \n${footer}`] : [])]
  return {
    html: `<!doctype html>${renderToStaticMarkup(createElement(MailLayout, layout))}`,
    text: `${parts.join('\n\n')}\n`,
  }
}

function plainText(block: MailBlock) {
  switch (block.kind) {
    case 'text':
    case 'hint':
      return block.text
    case 'action':
      return `${/[?:]$/.test(block.label) ? block.label : `${block.label}:`}\n${block.href}`
    case 'facts':
      return block.facts.map(([label, value]) => `${label}: ${value}`).join('\n')
  }
}
