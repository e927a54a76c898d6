import { MoveRefused } from './move_refused.js'

interface MysqlError {
  code?: string
  sqlMessage?: string
  message?: string
}

/** Failures of a value, whose column or key the message names in quotes. */
const MISFITS: Record<string, string> = {
  ER_DATA_TOO_LONG: 'is too long',
  ER_WARN_DATA_OUT_OF_RANGE: 'is too large',
  ER_TRUNCATED_WRONG_VALUE_FOR_FIELD: 'has characters that the target does not know',
  ER_BAD_NULL_ERROR: 'is missing',
  ER_CONSTRAINT_FAILED: 'breaks a rule of the target',
  ER_CHECK_CONSTRAINT_VIOLATED: 'breaks a rule of the target',
  ER_DUP_ENTRY: 'is there twice for the target, which ignores blanks at the end',
}

/** The last name in quotes: the one before it may be a value, which belongs in no terminal. */
const nameIn = (message = '') => /.*['`]([\w.]+)['`]/s.exec(message)?.[1] ?? ''

/**
 * A failure of the target in a sentence, without values of the row.
 * @throws the failure when it is none of the target
 */
export function refusalOf(error: unknown, table: string): MoveRefused {
  if (error instanceof MoveRefused) return error
  const { code = '', sqlMessage } = error as MysqlError
  const misfit = MISFITS[code]
  if (misfit) {
    return new MoveRefused(
      'row_does_not_fit',
      `a value of ${table} does not fit into the target: ${nameIn(sqlMessage)} ${misfit}; correct the record in Kontor and run the command again.`
    )
  }
  if (code === 'ER_NET_PACKET_TOO_LARGE') {
    return new MoveRefused(
      'row_does_not_fit',
      `a row of ${table} is larger than max_allowed_packet of the target; raise that setting, for example to 64M.`
    )
  }
  if (!/^(ER_|PROTOCOL_|E[A-Z]+$)/.test(code)) throw error
  return new MoveRefused(
    'target_failed',
    `the target failed while ${table} was written or read (${code}); look at it and run the command again.`
  )
}
