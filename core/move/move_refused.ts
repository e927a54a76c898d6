import { StartRefused } from '#core/start/start_refused'

/** Reasons that scripts can rely on. */
export type RefusalCode =
  | 'already_moved'
  | 'no_address'
  | 'server_runs'
  | 'source_damaged'
  | 'source_outdated'
  | 'target_unreachable'
  | 'target_not_empty'
  | 'target_not_prepared'
  | 'target_failed'
  | 'row_does_not_fit'

/** The database is not moved. The message is one sentence: the problem and the way out. */
export class MoveRefused extends StartRefused {
  constructor(
    readonly code: RefusalCode,
    message: string
  ) {
    super(message)
  }
}
