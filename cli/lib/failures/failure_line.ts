import type { Context } from '../context.js'
import { safeJson } from '../output/clean.js'
import { type Terminal, terminalOf } from '../output/terminal.js'
import { EXIT, type ExitCode } from './exit_codes.js'
import { Failure, ServerFailure } from './failure.js'
import { inTheWay } from './in_the_way.js'

type Told = Pick<Context, 't'> &
  Partial<Pick<Context, 'isReader'>> & { terminal: Pick<Terminal, 'show'> }

/** The command to try after a refusal of the server, by its stable code, else by its status; '' for none. */
const NEXT: Record<string, string> = {
  invalid_credentials: 'kontor login',
  code_wrong: 'kontor login',
  challenge_over: 'kontor login',
  not_running: 'kontor status',
  company_pending: '',
  company_rejected: '',
  company_suspended: '',
  token_not_accepted: '',
  token_scope_missing: '',
  '403': 'kontor whoami',
  '404': 'kontor --help',
}

/** The sentence of a failure with the next command to try. */
export function sentenceOf(error: unknown, { t, terminal, isReader = false }: Told) {
  if (isReader && error instanceof ServerFailure && error.code === 'forbidden') {
    return `${t('failures.reads_only')} ${t('failures.try', { command: 'kontor invoices' })}`
  }
  const next = nextOf(error)
  const sentence =
    error instanceof Failure
      ? t(`failures.${error.code}`, { ...error.details.values })
      : error instanceof ServerFailure
        ? terminal.show(error.sentence)
        : t('failures.unforeseen', {
            message: error instanceof Error ? error.message : String(error),
          })
  return next ? `${sentence} ${t('failures.try', { command: next })}` : sentence
}

/** Reports a failure on standard error and returns its exit code. */
export async function tellFailure(
  error: unknown,
  context: Pick<Context, 't' | 'isJson'> & Partial<Pick<Context, 'isReader' | 'here'>>
): Promise<ExitCode> {
  const terminal = terminalOf(process.stderr, process.env)
  const sentence = sentenceOf(error, { ...context, terminal })
  const { exitCode, code } =
    error instanceof Failure || error instanceof ServerFailure
      ? error
      : { exitCode: EXIT.refused, code: 'internal_error' }
  const candidates =
    (error instanceof Failure && error.details.candidates) || (await inTheWay(error, context))
  if (context.isJson) {
    const records = candidates.map(({ record }) => record)
    process.stderr.write(`${safeJson({ error: sentence, code, exitCode, candidates: records })}\n`)
    return exitCode
  }
  const mark = terminal.isTty ? terminal.paint('red', terminal.glyph('failed')) : 'kontor:'
  process.stderr.write(`${mark} ${sentence}\n`)
  for (const { line } of candidates) process.stderr.write(`  ${terminal.show(line)}\n`)
  return exitCode
}

function nextOf(error: unknown) {
  if (error instanceof Failure) return error.details.next
  if (error instanceof ServerFailure) return NEXT[error.code] ?? NEXT[String(error.status)]
  return undefined
}
