import vine from '@vinejs/vine'
import { XML_FORMATS } from '#modules/invoicing/einvoice/einvoice_file'

/** Without a format, `xrechnung`. */
export const xmlFormatValidator = vine.create({ format: vine.enum(XML_FORMATS).optional() })

/** Without a format, the PDF as the client gets it. */
export const pdfFormatValidator = vine.create({ format: vine.enum(['pdf', 'zugferd']).optional() })
