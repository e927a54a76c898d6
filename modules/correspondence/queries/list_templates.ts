import { CALENDAR_NAMES } from '#core/i18n/calendar_words'
import { LANGUAGES, type Language } from '#core/i18n/languages'
import { translate } from '#core/i18n/translate'
import type { CompanyReference } from '#core/tenancy/company_owned'
import {
  type LetterKind,
  letterKinds,
  messageVariables,
} from '#modules/correspondence/letters/letter_kinds'
import { LINK } from '#modules/correspondence/letters/link_placeholder'
import {
  ownTexts,
  standardTexts,
  type TemplateRow,
  withButton,
} from '#modules/correspondence/templates/template_texts'

/** The texts of every kind of letter in every language, and what they may name. @param reader language of the labels */
export async function listTemplates(company: CompanyReference, reader: Language) {
  const own = await ownTexts(company)
  return letterKinds().map((kind) => ({
    kind: kind.name,
    label: translate(reader, kind.textOf('label')),
    hasButton: kind.hasButton,
    variables: variablesOf(kind, reader),
    texts: LANGUAGES.map((language) => textsIn(kind, language, own)),
  }))
}

/** The names that the texts of a kind may use. */
const variablesOf = (kind: LetterKind, reader: Language) =>
  [
    ...Object.entries(messageVariables(kind)),
    ...CALENDAR_NAMES.map((name) => [name, `core:words.${name}`] as const),
  ].map(([name, label]) => ({
    name,
    label: translate(reader, label),
    isForMessageOnly: name === LINK,
  }))

function textsIn(kind: LetterKind, language: Language, own: TemplateRow[]) {
  const chosen = own.find((row) => row.kind === kind.name && row.language === language)
  const standard = standardTexts(kind, language)
  const { subject, message, button } = withButton(chosen, standard)
  return { language, subject, message, button, standard, isOwn: chosen !== undefined }
}
