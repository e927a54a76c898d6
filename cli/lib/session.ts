import { Failure } from './failure.js'
import { readJson, writeJson } from './private_file.js'

const { homedir } = process.getBuiltinModule('node:os')
const { join } = process.getBuiltinModule('node:path')

export const DEFAULT_HOST = 'http://localhost:3333'
const DEFAULT_PROFILE = 'default'

/** A sign-in on this machine. */
export interface Profile {
  host: string
  token: string
  userId: string
  email: string
  name: string
  role: string
  language: string
}

interface Stored {
  current: string
  profiles: Record<string, Profile>
}

/** Whose calls these are: a stored profile, or a token from the environment (then without a name). */
export interface Account {
  name?: string
  host: string
  token: string
  profile?: Profile
}

/** The sign-ins of this machine in `$XDG_CONFIG_HOME/kontor/profiles.json`, mode 0600. */
export class Sessions {
  readonly path: string

  constructor(private readonly env: NodeJS.ProcessEnv) {
    const base = env.XDG_CONFIG_HOME || join(homedir(), '.config')
    this.path = join(base, 'kontor', 'profiles.json')
  }

  /**
   * Who calls: the profile asked for, else `KONTOR_TOKEN`, else the profile in use. A `KONTOR_HOST`
   * without a token chooses among the profiles: a token is never sent to another host than its own.
   */
  account(wanted = this.env.KONTOR_PROFILE): Account | undefined {
    const { KONTOR_TOKEN: token, KONTOR_HOST: host } = this.env
    const stored = this.#read()
    if (wanted) return this.#named(stored, wanted)
    if (token) return { host: hostOf(host || DEFAULT_HOST), token }
    const name = host
      ? Object.keys(stored.profiles).find((key) => stored.profiles[key]?.host === hostOf(host))
      : stored.current
    return name ? this.#named(stored, name) : undefined
  }

  list() {
    const { current, profiles } = this.#read()
    return Object.entries(profiles).map(([name, profile]) => ({
      name,
      isCurrent: name === current,
      profile,
    }))
  }

  /** Stores a sign-in and makes it the one in use. Returns its name. */
  save(profile: Profile, name = this.env.KONTOR_PROFILE || DEFAULT_PROFILE) {
    const { profiles } = this.#read()
    this.#write({ current: name, profiles: { ...profiles, [name]: profile } })
    return name
  }

  /** Changes what is stored of a sign-in: a renewed token, a language changed in the browser. */
  update(name: string, changes: Partial<Profile>) {
    const stored = this.#read()
    const profile = stored.profiles[name]
    if (profile) {
      this.#write({
        ...stored,
        profiles: { ...stored.profiles, [name]: { ...profile, ...changes } },
      })
    }
  }

  use(name: string) {
    const stored = this.#read()
    if (!stored.profiles[name]) throw new Failure('no_such_profile', { values: { name } })
    this.#write({ ...stored, current: name })
  }

  remove(name: string) {
    const { current, profiles } = this.#read()
    const { [name]: _gone, ...rest } = profiles
    const next = current === name ? (Object.keys(rest)[0] ?? DEFAULT_PROFILE) : current
    this.#write({ current: next, profiles: rest })
  }

  #named(stored: Stored, name: string): Account | undefined {
    const profile = stored.profiles[name]
    if (profile && !(profile.host && profile.token)) throw this.#unreadable()
    return profile && { name, host: profile.host, token: profile.token, profile }
  }

  #read(): Stored {
    try {
      return readJson<Stored>(this.path) ?? { current: DEFAULT_PROFILE, profiles: {} }
    } catch {
      throw this.#unreadable()
    }
  }

  #write(stored: Stored) {
    try {
      writeJson(this.path, stored)
    } catch (error) {
      const reason = (error as NodeJS.ErrnoException).code ?? String(error)
      throw new Failure('unwritable_file', { values: { path: this.path, reason } })
    }
  }

  #unreadable() {
    const next = `mv "${this.path}" "${this.path}.broken"`
    return new Failure('unreadable_file', { values: { path: this.path }, next })
  }
}

/** The origin of an address such as `kontor.example.com` or `http://localhost:3333/`. */
export function hostOf(text: string) {
  const withScheme = /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`
  const url = URL.parse(withScheme)
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:'
  // The parser takes more than a name of a machine can be.
  if (!url || !isWeb || !HOST_NAME.test(url.hostname) || url.username) {
    throw new Failure('bad_host', { values: { host: text } })
  }
  return url.origin
}

const HOST_NAME = /^([a-z0-9_-]+(\.[a-z0-9_-]+)*\.?|\[[0-9a-f:.]+\])$/i
