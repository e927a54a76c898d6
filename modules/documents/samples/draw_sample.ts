import { now, today } from '#core/clock'
import { notFound } from '#core/errors/app_error'
import type { CompanyScope } from '#core/http/caller'
import type { Language } from '#core/i18n/languages'
import { partOf } from '#core/records/record_kinds'
import {
  type CompanyOnPaper,
  companyIn,
  type DocumentTemplate,
  readCompanySettings,
  readLogo,
} from '#modules/settings/public'
import { sellerName } from '../content/seller_name.js'
import type { LetterModel } from '../pdf/kinds/pdf_model.js'
import type { Picture } from '../pdf/render.js'
import { sampleWord } from './sample_parts.js'

/** A sample document of one kind, which shows how a template looks. */
export interface DocumentSample {
  number: string
  footerOf(seller: CompanyOnPaper): string
  draw(letter: LetterModel, portion: number): Promise<Picture>
}

declare module '#core/records/record_kinds' {
  interface RecordKind {
    sample?: DocumentSample
  }
}

interface SampleLook {
  /** A kind of document with a sample. */
  kind: string
  template: DocumentTemplate
  /** `#rrggbb`; the company's own when left out. */
  accentColor?: string | null
}

/** The page of a sample document of a company. @param language of the reader @throws 404 for a kind without a sample */
export async function drawSample(
  company: CompanyScope,
  look: SampleLook,
  { language, portion }: { language: Language; portion: number }
): Promise<Picture> {
  const sample = partOf(look.kind, 'sample')
  if (!sample) throw notFound()
  return sample.draw(await sampleLetter(company, sample, look, language), portion)
}

async function sampleLetter(
  company: CompanyScope,
  { number, footerOf }: DocumentSample,
  { template, accentColor }: SampleLook,
  language: Language
): Promise<LetterModel> {
  const seller = companyIn(language, await readCompanySettings(company))
  return {
    companyId: company.id,
    language,
    template,
    currency: company.currency,
    number,
    issuedOn: today(company.timeZone),
    seller: { ...seller, name: sellerName(seller) },
    buyer: {
      name: sampleWord(language, 'client'),
      contact: '',
      street: sampleWord(language, 'street'),
      postalCode: '10115',
      city: 'Berlin',
      country: 'DE',
      customerNumber: 'K-1007',
      vatId: '',
    },
    footer: footerOf(seller),
    logo: await readLogo(seller),
    accent: accentColor || seller.accentColor,
    createdAt: now(),
  }
}
