import { AppError } from '#core/errors/app_error'

/** 415: neither XML nor PDF. */
export const unknownFormat = () => new AppError(415, 'einvoices.unknown_format')

/** 422: a PDF that cannot be opened. */
export const pdfBroken = () => new AppError(422, 'einvoices.pdf_broken')

/** 422: a PDF without an e-invoice inside. */
export const noXmlInPdf = () => new AppError(422, 'einvoices.no_xml_in_pdf')

/** 422: not well-formed, or not in the encoding that it names. */
export const xmlBroken = () => new AppError(422, 'einvoices.xml_broken')

/** 422: a document type or entities, which only attacks contain. */
export const xmlForbidden = () => new AppError(422, 'einvoices.xml_forbidden')

/** 422: deeper or longer than any invoice. */
export const xmlTooLarge = () => new AppError(422, 'einvoices.xml_too_large')

/** 422: well-formed, but no e-invoice. */
export const notAnInvoice = () => new AppError(422, 'einvoices.not_an_invoice')

/** 422: without a currency of ISO 4217 no amount means anything. */
export const currencyUnknown = () => new AppError(422, 'einvoices.currency_unknown')

/** 422: needs more time or memory than any invoice. */
export const readingStopped = () => new AppError(422, 'einvoices.reading_stopped')
