import type { Session } from '#modules/auth/models/session'

/** The first that fits: most browsers also name the ones they descend from. */
const BROWSERS: [RegExp, string][] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\//, 'Firefox'],
  [/Chrom(e|ium)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const SYSTEMS: [RegExp, string][] = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Macintosh|Mac OS/, 'macOS'],
  [/Linux/, 'Linux'],
]

type Signs = Pick<Session, 'client' | 'device' | 'userAgent'>

/**
 * The kind of device behind a session: `Firefox · Windows`, `Terminal · thinkpad`, else what the client says about
 * itself. Versions are left out, so that an update is no new device.
 */
export function deviceKind({ client, device, userAgent }: Signs) {
  if (client === 'terminal') return ['Terminal', device].filter(Boolean).join(' · ')
  const nameIn = (list: [RegExp, string][]) => list.find(([sign]) => sign.test(userAgent))?.[1]
  const known = [nameIn(BROWSERS), nameIn(SYSTEMS)].filter(Boolean).join(' · ')
  return known || userAgent
}
