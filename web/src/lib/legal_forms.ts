import { LEGAL_FORMS, type Particulars } from '#api/legal_forms'

/** The forms of a country; undefined where we know none and the form is typed. */
export const legalFormsOf = (country: string) => LEGAL_FORMS[country]

/** The name of a form of any country; a text that is no code is its own name. */
export const nameOfLegalForm = (stored: string) =>
  Object.values(LEGAL_FORMS)
    .flat()
    .find(({ code }) => code === stored)?.name ?? stored

/** The particulars that a company must enter because of its form; for an unknown form those of the register. */
export function particularsOf({
  country,
  legalForm,
}: {
  country: string
  legalForm: string
}): Particulars {
  const form = LEGAL_FORMS[country]?.find(({ code }) => code === legalForm)
  return form ?? { isRegistered: true }
}
