const { homedir } = process.getBuiltinModule('node:os')
const { join } = process.getBuiltinModule('node:path')

/** Where this machine keeps what it can find out again: `$XDG_STATE_HOME/kontor`. */
export const stateFolder = (env: NodeJS.ProcessEnv) =>
  join(env.XDG_STATE_HOME || join(homedir(), '.local', 'state'), 'kontor')
