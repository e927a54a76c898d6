import vine from '@vinejs/vine'
import { XML_FORMATS } from '#modules/invoicing/einvoice/einvoice_file'

/** Without a format, `xrechnung`. */
export const xmlFormatValidator = vine.create({ format: vine.enum(XML_FORMATS).optional() })

/** Without a format, the plain PDF. */
export const pdfFormatValidator = vine.create({ format: vine.enum(['zugferd']).optional() })
