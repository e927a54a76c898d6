import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Language } from '#core/i18n/languages'
import { translate } from '#core/i18n/translate'
import type { MailBlock, MailContent } from './mail.js'
import { MailLayout } from './mail_layout.js'

/** The two parts of a mail: the formatted one, and the plain text that says the same. */
export function renderMail(mail: MailContent & { language: Language; senderName: string }) {
  return {
    html: `<!doctype html>${renderToStaticMarkup(createElement(MailLayout, mail))}`,
    text: `${[...mail.blocks.map(plainText), `-- \n${translate(mail.language, 'core:mail.footer')}`].join('\n\n')}\n`,
  }
}

function plainText(block: MailBlock) {
  switch (block.kind) {
    case 'text':
    case 'hint':
      return block.text
    case 'action':
      return `${block.label}:\n${block.href}`
    case 'facts':
      return block.facts.map(([label, value]) => `${label}: ${value}`).join('\n')
  }
}
