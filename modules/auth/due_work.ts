import { now } from '#core/clock'
import { forgetOld } from '#core/due_work/forget_old'
import { announceByClock } from '#modules/auth/actions/announce_applications'
import { PASSWORD_WORK, sendRequestedLinks } from '#modules/auth/actions/request_password_link'

/** How long an invitation that nobody took up is listed, so that its author can send it again. */
const INVITATION_KEPT_FOR = 30 * 86_400_000

/**
 * Sessions hold addresses and browsers, links names and addresses of mail; both go when their time is over. A session
 * that was ended before stays until then: it says from which addresses a person works (see `asSignInTry`).
 */
export default [
  { name: PASSWORD_WORK, run: sendRequestedLinks, isAwaited: true },
  { name: 'auth.announce_applications', run: announceByClock },
  forgetOld('auth.forget_sessions', {
    old: 'select expires_at as time from sessions where expires_at < ? order by expires_at',
    forget: 'delete from sessions where expires_at <= ?',
    before: now,
  }),
  forgetOld('auth.forget_passkey_challenges', {
    old: 'select expires_at as time from passkey_challenges where expires_at < ? order by expires_at',
    forget: 'delete from passkey_challenges where expires_at <= ?',
    before: now,
  }),
  forgetOld('auth.forget_device_sign_ins', {
    old: 'select expires_at as time from device_sign_ins where expires_at < ? order by expires_at',
    forget: 'delete from device_sign_ins where expires_at <= ?',
    before: now,
  }),
  forgetOld('auth.forget_links', {
    old: `
      select expires_at as time from secret_links
      where expires_at < ? and (purpose not in ('invitation', 'registration') or used_at is not null) order by expires_at`,
    forget: `
      delete from secret_links
      where expires_at <= ? and (purpose not in ('invitation', 'registration') or used_at is not null)`,
    before: now,
  }),
  forgetOld('auth.forget_invitations', {
    old: `
      select expires_at as time from secret_links
      where expires_at < ? and purpose in ('invitation', 'registration') order by expires_at`,
    forget: `
      delete from secret_links where expires_at <= ? and purpose in ('invitation', 'registration')`,
    before: () => now() - INVITATION_KEPT_FOR,
  }),
]
