import { Failure } from '../failures/failure.js'
import { removePromptFiles } from '../timer/prompt_file.js'
import { whileClaimed } from './claim.js'
import { codeOf, readJson, writeJson } from './private_file.js'
import { stateFolder } from './state_folder.js'

const { homedir } = process.getBuiltinModule('node:os')
const { join } = process.getBuiltinModule('node:path')

export const DEFAULT_HOST = 'http://localhost:3333'
const DEFAULT_PROFILE = 'default'

/** Longer than a change of the file can take. */
const LONGEST_CHANGE_MS = 2000

/** A sign-in on this machine. */
export interface Profile {
  host: string
  token: string
  userId: string
  email: string
  name: string
  role: string
  language: string
  /** Name of the company, for people who belong to several; the user is another one in each. */
  company?: string | undefined
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
   * The account that calls: the profile asked for, else `KONTOR_TOKEN`, else the profile in use. A `KONTOR_URL`
   * without a token chooses among the profiles: a token is never sent to another host than its own.
   */
  account(wanted = this.env.KONTOR_PROFILE): Account | undefined {
    const { KONTOR_TOKEN: token, KONTOR_URL: host } = this.env
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
    this.#change(({ profiles }) => ({ current: name, profiles: { ...profiles, [name]: profile } }))
    return name
  }

  /**
   * Stores facts about a signed-in user, such as a language changed in the browser. Commands work without them, so a
   * folder that cannot be written is no failure.
   */
  note(name: string, facts: Partial<Omit<Profile, 'token'>>) {
    this.#changeProfile(name, (profile) => ({ ...profile, ...facts }))
  }

  /**
   * Stores the successor of a token.
   * @returns false when another token is stored already, and when the file cannot be written
   */
  replaceToken(name: string, from: string, to: string) {
    return this.#changeProfile(name, (profile) =>
      profile.token === from ? { ...profile, token: to } : undefined
    )
  }

  /**
   * The token that is stored now for the user of an account. A sign-in that has been switched to another company is of
   * another user: a command that began in the former one must not go on there.
   */
  tokenOf({ name, profile }: Account) {
    const stored = name === undefined ? undefined : this.account(name)?.profile
    return stored?.userId === profile?.userId ? stored?.token : undefined
  }

  use(name: string) {
    this.#change((stored) => {
      if (!stored.profiles[name]) throw new Failure('no_such_profile', { values: { name } })
      return { ...stored, current: name }
    })
  }

  remove(name: string) {
    this.#change(({ current, profiles }) => {
      const { [name]: _gone, ...rest } = profiles
      const next = current === name ? (Object.keys(rest)[0] ?? DEFAULT_PROFILE) : current
      return { current: next, profiles: rest }
    })
  }

  /** Changes one sign-in, where it is there and the file can be written. @returns whether it was changed */
  #changeProfile(name: string, change: (profile: Profile) => Profile | undefined) {
    let isChanged = false
    try {
      this.#change((stored) => {
        const profile = stored.profiles[name]
        const next = profile && change(profile)
        isChanged = next !== undefined
        return next && { ...stored, profiles: { ...stored.profiles, [name]: next } }
      })
    } catch (error) {
      if (error instanceof Failure && error.code === 'unwritable_file') return false
      throw error
    }
    return isChanged
  }

  /** Reads and writes the file while no other command does. */
  #change(change: (stored: Stored) => Stored | undefined) {
    try {
      whileClaimed(`${this.path}.lock`, LONGEST_CHANGE_MS, () => {
        const next = change(this.#read())
        if (!next) return
        writeJson(this.path, next)
        removePromptFiles(stateFolder(this.env))
      })
    } catch (error) {
      if (error instanceof Failure) throw error
      const reason = codeOf(error) ?? String(error)
      throw new Failure('unwritable_file', { values: { path: this.path, reason } })
    }
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

  #unreadable() {
    const next = `mv "${this.path}" "${this.path}.broken"`
    return new Failure('unreadable_file', { values: { path: this.path }, next })
  }
}

/** The command that signs in again. @param profile undefined for the one in use */
export const loginCommand = (profile: string | undefined) =>
  profile && profile !== DEFAULT_PROFILE ? `kontor login --profile ${profile}` : 'kontor login'

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
