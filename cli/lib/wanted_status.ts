import { Failure } from './failures/failure.js'
import { byName } from './find.js'

/**
 * The status that `--status` names, in the words of the terminal or of the reader's language.
 * @param wordOf the reader's word for a name
 * @returns undefined without the option
 * @throws Failure `unknown_status` with those that there are
 */
export function wantedStatus<Status extends { name: string }>(
  statuses: Status[],
  wanted: string | undefined,
  wordOf: (name: string) => string
): Status | undefined {
  const status = byName(statuses, wanted, ({ name }) => [name, wordOf(name)])
  if (wanted && !status) {
    throw new Failure('unknown_status', {
      values: { status: wanted, statuses: statuses.map(({ name }) => name).join(', ') },
    })
  }
  return status
}
