import type { Home } from './terminal_run.js'

/** The environment of a shell at home in an empty folder, signed in by a token where there is one. */
export const shellEnv = (home: Home, host: string, token: string) => ({
  PATH: process.env.PATH,
  HOME: home.folder,
  XDG_CONFIG_HOME: home.folder,
  XDG_STATE_HOME: home.folder,
  LANG: 'en_US.UTF-8',
  ...(token && { KONTOR_TOKEN: token, KONTOR_URL: host }),
})
