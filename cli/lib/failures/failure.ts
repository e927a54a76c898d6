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
  needs_server: EXIT.unreachable,
  untrusted_certificate: EXIT.unreachable,
  proxy_refused: EXIT.unreachable,
  bad_host: EXIT.usage,
  usage: EXIT.usage,
  needs_argument: EXIT.usage,
  needs_email: EXIT.usage,
  needs_password: EXIT.usage,
  needs_code: EXIT.usage,
  code_expired: EXIT.notSignedIn,
  code_refused: EXIT.notSignedIn,
  needs_reason: EXIT.usage,
  needs_message: EXIT.usage,
  needs_note: EXIT.usage,
  not_all_decided: EXIT.refused,
  unknown_status: EXIT.usage,
  unknown_mode: EXIT.usage,
  unknown_format: EXIT.usage,
  unreadable_file: EXIT.refused,
  unwritable_file: EXIT.refused,
  output_failed: EXIT.refused,
  no_such_profile: EXIT.notFound,
  no_such_task: EXIT.notFound,
  no_open_tasks: EXIT.notFound,
  no_such_company: EXIT.notFound,
  no_such_invitation: EXIT.notFound,
  no_such_note: EXIT.notFound,
  no_such_plan: EXIT.notFound,
  no_such_job: EXIT.notFound,
  no_such_visit: EXIT.notFound,
  bad_plan_limit: EXIT.usage,
  many_tasks: EXIT.ambiguous,
  many_companies: EXIT.ambiguous,
  day_unclear: EXIT.usage,
  period_unclear: EXIT.usage,
  time_unclear: EXIT.usage,
  time_impossible: EXIT.usage,
  time_skipped: EXIT.usage,
  time_future: EXIT.usage,
  time_ambiguous: EXIT.ambiguous,
  no_repository: EXIT.notFound,
  foreign_hook: EXIT.conflict,
  no_commits: EXIT.notFound,
  no_such_entry: EXIT.notFound,
  no_such_change: EXIT.notFound,
  no_such_tag: EXIT.notFound,
  already_running: EXIT.conflict,
  no_such_project: EXIT.notFound,
  no_such_client: EXIT.notFound,
  no_such_invoice: EXIT.notFound,
  no_such_order: EXIT.notFound,
  many_projects: EXIT.ambiguous,
  many_clients: EXIT.ambiguous,
  many_invoices: EXIT.ambiguous,
  many_orders: EXIT.ambiguous,
  bad_kontor_file: EXIT.usage,
  bad_form_line: EXIT.usage,
  billable_unclear: EXIT.usage,
  duration_unclear: EXIT.usage,
  amount_unclear: EXIT.usage,
  unknown_choice: EXIT.usage,
  needs_amount: EXIT.usage,
  needs_two_entries: EXIT.usage,
  needs_change: EXIT.usage,
  not_confirmed: EXIT.usage,
  rows_left_out: EXIT.refused,
  import_failed: EXIT.unreachable,
  receipt_unread: EXIT.usage,
  editor_failed: EXIT.refused,
  nothing_to_bill: EXIT.conflict,
  nothing_to_remind: EXIT.conflict,
  already_done: EXIT.conflict,
  not_running: EXIT.conflict,
  not_paused: EXIT.conflict,
  refused_offline: EXIT.conflict,
  maybe_sent: EXIT.conflict,
  no_such_stint: EXIT.notFound,
  bad_time: EXIT.usage,
  ends_before_start: EXIT.usage,
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
