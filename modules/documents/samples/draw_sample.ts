import { now, today } from '#core/clock'
import { notFound } from '#core/errors/app_error'
import type { CompanyScope } from '#core/http/caller'
import type { Language } from '#core/i18n/languages'
import { partOf } from '#core/records/record_kinds'
import {
  type CompanyOnPaper,
  companyIn,
  readCompanySettings,
  readLogo,
} from '#modules/settings/public'
import { sellerName } from '../content/seller_name.js'
import type { LetterModel } from '../pdf/kinds/pdf_model.js'
import type { Picture } from '../pdf/render.js'
import type { SampleLook } from '../validators/document_sample.js'
import { sampleWord } from './sample_parts.js'

/** A sample document of one kind, which shows how a template looks. */
export interface DocumentSample {
  number: string
  footerOf(seller: CompanyOnPaper): string
  draw(letter: LetterModel, portion: number, seller: CompanyOnPaper): Promise<Picture>
}

declare module '#core/records/record_kinds' {
  interface RecordKind {
    sample?: DocumentSample
  }
}

/** The page of a sample document of a company. @param language of the reader @throws 404 for a kind without a sample */
export async function drawSample(
  company: CompanyScope,
  look: SampleLook,
  { language, portion }: { language: Language; portion: number }
): Promise<Picture> {
  const sample = partOf(look.kind, 'sample')
  if (!sample) throw notFound()
  const seller = await sellerOf(company, look, look.language ?? language)
  const letter = await sampleLetter(company, { sample, look, seller, language })
  return sample.draw(letter, portion, seller)
}

/** The company as its documents in a language show it, with what is not saved yet. */
async function sellerOf(
  company: CompanyScope,
  { preferences = {}, stationery: room }: SampleLook,
  language: Language
): Promise<CompanyOnPaper> {
  const saved = companyIn(language, await readCompanySettings(company))
  const typed = Object.entries(preferences).filter(([, value]) => value !== undefined)
  return {
    ...saved,
    ...Object.fromEntries(typed.map(([name, value]) => [name, value ?? ''])),
    stationery: saved.stationery && { ...saved.stationery, ...room },
  }
}

interface SampleLetter {
  sample: DocumentSample
  look: SampleLook
  seller: CompanyOnPaper
  language: Language
}

async function sampleLetter(
  company: CompanyScope,
  { sample, look, seller, language: readers }: SampleLetter
): Promise<LetterModel> {
  const { template, accentColor, language = readers } = look
  return {
    companyId: company.id,
    language,
    template,
    currency: company.currency,
    number: sample.number,
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
    footer: sample.footerOf(seller),
    logo: await readLogo(seller),
    accent: accentColor || seller.accentColor,
    createdAt: now(),
  }
}
