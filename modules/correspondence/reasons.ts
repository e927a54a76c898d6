import type { Language } from '#core/i18n/languages'
import { hasText, translate } from '#core/i18n/translate'

/** Signs in the answers of mail servers, with the reason they indicate; the first match counts (RFC 3463). */
const SIGNS: [reason: string, sign: RegExp][] = [
  ['mailbox_full', /\b[45]\.2\.2\b|mailbox.{0,20}full|quota/i],
  ['mailbox_disabled', /\b[45]\.2\.1\b|disabled|inactive/i],
  ['too_large', /\b[45]\.3\.4\b|\b552\b|too large|size/i],
  ['unknown_domain', /\b[45]\.1\.2\b|\b5\.4\.4\b|host (or domain )?(name )?not found|nxdomain/i],
  ['unknown_address', /\b5\.1\.\d\b|no such|unknown|does not exist|not exist|invalid recipient/i],
  ['taken_for_spam', /\b5\.7\.\d+\b|spam|blocked|blacklist|reputation|policy/i],
  ['sign_in', /EAUTH|\b535\b|authentication/i],
  ['certificate', /certificate|self.signed|ssl|tls|wrong version/i],
  ['unreachable', /ECONN|ETIMEDOUT|EDNS|ENOTFOUND|EHOSTUNREACH|timeout|greeting|closed|socket/i],
  ['later', /\b4\d\d\b|\b4\.\d+\.\d+\b/],
  ['refused', /\b5\d\d\b|\b5\.\d+\.\d+\b/],
]

/**
 * Why a mail did not arrive, in words.
 * @param said by a mail server, or a code of a module for what kept a scheduled mail from going
 */
export function sayReason(said: string, language: Language): string {
  const [module, code] = said.split('.')
  const key = `${module}:errors.${code}`
  if (/^[a-z]+\.[a-z_]+$/.test(said) && hasText(language, key)) return translate(language, key)
  const reason = SIGNS.find(([, sign]) => sign.test(said))?.[0] ?? 'other'
  return translate(language, `correspondence:reasons.${reason}`)
}
