import { LEGAL_FORMS, type LegalForm } from '#api/legal_forms'

const BY_CODE = new Map(
  Object.values(LEGAL_FORMS)
    .flat()
    .map((form) => [form.code, form])
)

/** The form of a code; undefined for a text that somebody has typed. */
export const legalFormOf = (code: string): LegalForm | undefined => BY_CODE.get(code)

const bare = (name: string) => name.toLowerCase().replace(/[.\s]/g, '')

/** A form as it is stored: by its code where its country has it, else as it was written. */
export function storedLegalForm(country: string, text: string): string {
  const form = LEGAL_FORMS[country]?.find(({ name }) => bare(name) === bare(text))
  return form?.code ?? text
}
