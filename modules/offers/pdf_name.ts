import { pdfFileName } from '#modules/documents/public'
import type { Offer } from '#modules/offers/models/offer'

type Numbered = Pick<Offer, 'number' | 'revision'>

/** `Angebot-AN-2026-0001-V2.pdf`, only with characters that every file system takes. @param title of the kind */
export const pdfNameOf = (title: string, offer: Numbered) =>
  pdfFileName(title, numberWithVersion(offer))

/** The printed number: later versions have a suffix. */
export const numberWithVersion = ({ number, revision }: Numbered) =>
  number && Number(revision) > 1 ? `${number} V${revision}` : (number ?? '')
