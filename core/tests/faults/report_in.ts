import type { Report } from '#core/backup/report'

/** The report that `backup` or `restore` prints with `--json`. */
export const reportIn = (said: string): Report => JSON.parse(said.slice(said.indexOf('{"ok"')))
