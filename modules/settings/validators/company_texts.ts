import vine from '@vinejs/vine'
import { letterText, line, paragraph } from '#core/validation/text'

/** A footer is printed on every page. */
const MOST_FOOTER_LINES = 12
const MOST_TERM_LINES = 6

export const registerTexts = {
  registerEntry: line(200).nullable().optional(),
  legalNote: line(500).nullable().optional(),
}

export const letterTexts = {
  invoiceIntro: letterText(2000).nullable().optional(),
  invoiceClosing: letterText(2000).nullable().optional(),
  invoiceFooter: paragraph(2000, MOST_FOOTER_LINES).nullable().optional(),
  paymentTerms: paragraph(500, MOST_TERM_LINES).nullable().optional(),
  estimateIntro: letterText(2000).nullable().optional(),
  estimateClosing: letterText(2000).nullable().optional(),
  estimateFooter: paragraph(2000, MOST_FOOTER_LINES).nullable().optional(),
}

const ofLanguage = vine.object({ ...registerTexts, ...letterTexts })

/** Texts by language; those of the company's own are the same as in its other settings. */
export const textsByLanguage = vine.object({
  en: ofLanguage.clone().optional(),
  de: ofLanguage.clone().optional(),
  sq: ofLanguage.clone().optional(),
})
