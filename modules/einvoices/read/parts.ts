import type { Attachment } from '#modules/einvoices/model/einvoice'
import type { Identifier } from '#modules/einvoices/model/party'
import type { XmlNode } from './xml_node.js'

/** Terms of the first and the last day of a period (BG-14 and BG-26). */
export const DOCUMENT_PERIOD = ['BT-73', 'BT-74'] as const
export const LINE_PERIOD = ['BT-134', 'BT-135'] as const

/** An identifier with the list that it names; both syntaxes write it alike. */
export const identifier = (node: XmlNode): Identifier | undefined => {
  const value = node.text()
  const scheme = node.attribute('schemeID')
  return value === undefined ? undefined : { value, ...(scheme && { scheme }) }
}

/** BT-125, text of base 64. */
export const attachedFile = (node: XmlNode): Attachment['file'] => {
  const content = node.text()
  return content === undefined
    ? undefined
    : {
        name: node.attribute('filename') ?? '',
        mimeType: node.attribute('mimeCode') ?? '',
        content: Buffer.from(content, 'base64'),
      }
}

/** BT-158: a code of a list. */
export const classifications = (codes: XmlNode[]) =>
  codes
    .filter((code) => code.isThere)
    .map((code) => ({
      value: code.text() ?? '',
      scheme: code.attribute('listID'),
      version: code.attribute('listVersionID'),
    }))
