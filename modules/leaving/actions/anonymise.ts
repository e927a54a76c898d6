import { now } from '#core/clock'
import { changeRows } from '#core/database/change_rows'
import { reader } from '#core/database/in_tx'
import { insertRows } from '#core/database/insert_rows'
import { lock } from '#core/database/lock'
import { readRows } from '#core/database/read_rows'
import type { Language } from '#core/i18n/languages'
import { translate } from '#core/i18n/translate'
import type { User } from '#modules/auth/public'

/** No mail can ever be delivered there (RFC 2606). */
const NOWHERE = 'left.invalid'

/**
 * Replaces name and address of somebody by "former user #n" and removes what opens the company: sessions and links. The
 * account goes too, unless the person belongs to another company. The person's work stays under the id. The company is
 * locked, so that no number is given twice. Only inside inTx.
 * @returns the number
 */
export async function anonymise(user: User, language: Language): Promise<number> {
  const { id, accountId, email, companyId } = user
  const number = await nextNumber(companyId)
  await forgetTraces(user)
  await user
    .merge({
      name: translate(language, 'leaving:people.former_user', { number }),
      email: `${id}@${NOWHERE}`,
      accountId: null,
      isActive: false,
      showsOverdueBell: false,
      lastSignInAt: null,
      leftAt: now(),
    })
    .save()
  const isGone = accountId !== null && (await forgetAccount(accountId, email))
  await forgetMails(companyId, email, isGone)
  await buryPerson(id)
  return number
}

async function nextNumber(companyId: string | null) {
  const query = reader().from('users').whereNotNull('left_at').count('* as total')
  const [{ total }] = await (companyId === null
    ? query.whereNull('company_id')
    : query.where('company_id', companyId))
  return Number(total) + 1
}

async function forgetTraces({ id }: User) {
  await changeRows('delete from sessions where user_id = ?', [id])
  await changeRows('delete from secret_links where subject_id = ?', [id])
  await changeRows('delete from saved_views where user_id = ?', [id])
  await changeRows('delete from personal_tokens where user_id = ?', [id])
  await changeRows('delete from calendar_feeds where user_id = ?', [id])
  await changeRows('delete from assistant_questions where user_id = ?', [id])
}

/** Deletes an account that no company is left of. @returns whether it was deleted */
async function forgetAccount(id: string, email: string) {
  await readRows(`select id from accounts where id = ?${lock()}`, [id])
  const [other] = await readRows('select id from users where account_id = ? limit 1', [id])
  if (other) return false
  await changeRows('delete from secret_links where subject_id = ?', [id])
  await changeRows('delete from password_requests where email = ?', [email])
  await changeRows('delete from second_factors where account_id = ?', [id])
  await changeRows('delete from recovery_codes where account_id = ?', [id])
  await changeRows('delete from passkeys where account_id = ?', [id])
  await changeRows('delete from accounts where id = ?', [id])
  return true
}

/**
 * Mails of Kontor to the person, such as links for a password; those of the platform go with the account. Letters to
 * clients of the same address stay.
 */
const forgetMails = (companyId: string | null, email: string, isGone: boolean) =>
  changeRows(
    `delete from mail_outbox where (kind like 'auth.%' or kind like 'tokens.%') and is_letter = ? and recipients like ?
      and (${isGone ? 'company_id is null or ' : ''}company_id = ?)`,
    [false, `%"${email.replaceAll(/[\\%_]/g, '\\$&')}"%`, companyId ?? '']
  )

async function buryPerson(id: string) {
  await changeRows('delete from tombstones where id = ?', [id])
  await insertRows('tombstones', [{ id, kind: 'person', happened_at: now(), written_at: null }])
}
