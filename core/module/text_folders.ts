import { modules } from '#modules/index'

/** The namespaces of texts with their folders. Core first, so that a general word is written once; modules add theirs. */
export const TEXT_FOLDERS = new Map([
  ['core', 'core'],
  ...modules.flatMap(({ name, parts = [] }) => [
    [name, `modules/${name}`] as const,
    ...parts.map((part) => [part, `modules/${name}/${part}`] as const),
  ]),
])
