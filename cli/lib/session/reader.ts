import type { Profile } from './session.js'

/** Commands about tasks and time, which the server refuses to tax advisers. */
const OF_TIME = ['tasks', 'start', 'stop', 'pause', 'resume', 'status', 'sync', 'import']

/** Whether a sign-in only reads the books. Unknown with a token from the environment: then the server decides. */
export const isReader = (profile: Pick<Profile, 'role'> | undefined) => profile?.role === 'adviser'

/** Whether help offers a command to a sign-in. */
export const isOffered = (name: string, profile: Pick<Profile, 'role'> | undefined) =>
  !isReader(profile) || !OF_TIME.includes(name)
