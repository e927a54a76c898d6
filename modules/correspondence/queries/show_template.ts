import type { Language } from '#core/i18n/languages'
import type { Words } from '#core/i18n/placeholders'
import { translate } from '#core/i18n/translate'
import type { MailContent } from '#core/mail/mail'
import env from '#core/start/env'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { letterBlocks } from '#modules/correspondence/letters/letter'
import type { LetterKind } from '#modules/correspondence/letters/letter_kinds'
import { LINK } from '#modules/correspondence/letters/link_placeholder'
import { readMailSettings } from '#modules/correspondence/queries/mail_settings'
import { assertKnownVariables } from '#modules/correspondence/templates/assert_known'
import {
  fillTexts,
  type LetterTexts,
  standardTexts,
  withButton,
} from '#modules/correspondence/templates/template_texts'
import { knownAs, readCompanySettings } from '#modules/settings/public'

/**
 * A letter with unsaved texts, as it would be for the newest document of its kind; where there is none, the
 * names stand for their values. @throws 422 `variable_unknown`
 */
export async function sampleLetter(
  company: CompanyReference,
  kind: LetterKind,
  language: Language,
  texts: LetterTexts
): Promise<MailContent & { language: Language; senderName: string }> {
  assertKnownVariables(kind, texts)
  const [sample, settings, seller] = await Promise.all([
    kind.sample(company, language),
    readMailSettings(company),
    readCompanySettings(company),
  ])
  const shown = withButton(texts, standardTexts(kind, language))
  const filled = fillTexts(shown, sample?.words ?? namesOf(kind, language))
  return {
    language,
    senderName: settings.senderName || knownAs(seller),
    subject: filled.subject,
    blocks: letterBlocks({
      texts: filled,
      facts: sample?.facts ?? [],
      signature: settings.signatures[language],
      links: kind.hasButton ? [{ number: '', address: env.APP_URL }] : [],
    }),
  }
}

/** The same as the browser shows it: its parts, no markup. */
export async function showTemplate(...wanted: Parameters<typeof sampleLetter>) {
  const { subject, senderName, blocks } = await sampleLetter(...wanted)
  return { subject, senderName, blocks }
}

const namesOf =
  ({ variables }: LetterKind, language: Language): Words =>
  (name) => {
    if (name === LINK) return undefined
    const label = Object.hasOwn(variables, name) ? variables[name] : `core:words.${name}`
    return label && `‹${translate(language, label)}›`
  }
