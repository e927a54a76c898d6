import { clean } from '../output/clean.js'

const LONGEST_NAME = 100

/** The name of this machine as the server lists it among a person's devices; undefined for a machine without one. */
export const deviceName = () =>
  clean(process.getBuiltinModule('node:os').hostname()).slice(0, LONGEST_NAME) || undefined
