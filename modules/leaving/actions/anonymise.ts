import { now } from '#core/clock'
import { changeRows } from '#core/database/change_rows'
import { reader } from '#core/database/in_tx'
import { insertRows } from '#core/database/insert_rows'
import type { Language } from '#core/i18n/languages'
import { translate } from '#core/i18n/translate'
import type { User } from '#modules/auth/public'

/** No mail can ever be delivered there (RFC 2606). */
const NOWHERE = 'left.invalid'

/**
 * Replaces name and address of somebody by "former user #n" and removes what opens the account: sessions, links,
 * password. The person's work stays under the id. The company is locked, so that no number is given twice. Only
 * inside inTx.
 * @returns the number
 */
export async function anonymise(user: User, language: Language): Promise<number> {
  const { id, email, companyId } = user
  const number = await nextNumber(companyId)
  await forgetTraces(user)
  await user
    .merge({
      name: translate(language, 'leaving:people.former_user', { number }),
      email: `${id}@${NOWHERE}`,
      passwordHash: '',
      isActive: false,
      showsOverdueBell: false,
      lastSignInAt: null,
      leftAt: now(),
    })
    .save()
  await forgetMails(companyId, email)
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

async function forgetTraces({ id, email }: User) {
  await changeRows('delete from sessions where user_id = ?', [id])
  await changeRows('delete from secret_links where subject_id = ?', [id])
  await changeRows('delete from password_requests where email = ?', [email])
  await changeRows('delete from saved_views where user_id = ?', [id])
  await changeRows('delete from second_factors where user_id = ?', [id])
  await changeRows('delete from recovery_codes where user_id = ?', [id])
  await changeRows('delete from assistant_questions where user_id = ?', [id])
}

/** Mails of Kontor to the person, such as links for a password. Letters to clients of the same address stay. */
const forgetMails = (companyId: string | null, email: string) =>
  changeRows(
    `delete from mail_outbox where kind like 'auth.%' and is_letter = ? and recipients like ?
      and (company_id is null or company_id = ?)`,
    [false, `%"${email.replaceAll(/[\\%_]/g, '\\$&')}"%`, companyId ?? '']
  )

async function buryPerson(id: string) {
  await changeRows('delete from tombstones where id = ?', [id])
  await insertRows('tombstones', [{ id, kind: 'person', happened_at: now(), written_at: null }])
}
