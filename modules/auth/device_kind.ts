import { browserName } from '#api/browser_name'
import type { Session } from '#modules/auth/models/session'

type Signs = Pick<Session, 'client' | 'device' | 'userAgent'>

/**
 * The kind of device behind a session: `Firefox · Windows`, `Terminal · thinkpad`, else what the client says about
 * itself. Versions are left out, so that an update is no new device.
 */
export function deviceKind({ client, device, userAgent }: Signs) {
  if (client === 'terminal') return ['Terminal', device].filter(Boolean).join(' · ')
  return browserName(userAgent) ?? userAgent
}
