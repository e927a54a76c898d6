import { EXIT, type ExitCode } from './exit_codes.js'

/** Something that the user may have meant. */
export interface Candidate {
  /** For people. */
  line: string
  /** For scripts, with `--json`. */
  record: { _id: string; [name: string]: unknown }
}

interface Details {
  /** Values for the sentence. */
  values?: Record<string, string | number>
  /** The next command to try, shown behind the sentence. */
  next?: string
  candidates?: Candidate[]
}

const CODES = {
  not_signed_in: EXIT.notSignedIn,
  session_ended: EXIT.notSignedIn,
  company_switched: EXIT.conflict,
  token_from_environment: EXIT.usage,
  token_refused: EXIT.notSignedIn,
  logout_only_here: EXIT.unreachable,
  unreachable: EXIT.unreachable,
  timed_out: EXIT.unreachable,
  not_kontor: EXIT.unreachable,
  bad_host: EXIT.usage,
  usage: EXIT.usage,
  needs_argument: EXIT.usage,
  needs_email: EXIT.usage,
  needs_password: EXIT.usage,
  needs_code: EXIT.usage,
  needs_reason: EXIT.usage,
  unknown_status: EXIT.usage,
  unknown_format: EXIT.usage,
  unreadable_file: EXIT.refused,
  unwritable_file: EXIT.refused,
  output_failed: EXIT.refused,
  no_such_profile: EXIT.notFound,
  no_such_task: EXIT.notFound,
  no_open_tasks: EXIT.notFound,
  no_such_company: EXIT.notFound,
  many_tasks: EXIT.ambiguous,
  many_companies: EXIT.ambiguous,
  not_running: EXIT.conflict,
  not_paused: EXIT.conflict,
  interrupted: EXIT.interrupted,
} satisfies Record<string, ExitCode>

export type FailureCode = keyof typeof CODES

/** Whether the server no longer knows the sign-in, or none is stored. */
export const isSignedOut = (error: unknown) =>
  error instanceof Failure && (error.code === 'not_signed_in' || error.code === 'session_ended')

/** A failure of the client; its sentence is in the translations under `failures.<code>`. */
export class Failure extends Error {
  readonly exitCode: ExitCode

  constructor(
    readonly code: FailureCode,
    readonly details: Details = {}
  ) {
    super(code)
    this.exitCode = CODES[code]
  }
}

/** A failure reported by the server; its sentence comes from there, in the user's language. */
export class ServerFailure extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly sentence: string,
    readonly exitCode: ExitCode,
    /** The whole answer; a caller checks its shape. */
    readonly told: Readonly<Record<string, unknown>>
  ) {
    super(sentence)
  }
}
