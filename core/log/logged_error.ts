interface LoggedError {
  type: string
  message: string
  stack?: string | undefined
  code?: unknown
  status?: unknown
  cause?: LoggedError | undefined
}

/** Values that databases quote in their messages, such as `Duplicate entry 'anna@example.org' for key …`. */
const QUOTED_VALUE =
  /(entry|value:?|near) '.*?'(?= for (?:key|column|function) | at (?:line|row) |$)/gms

/**
 * An error for the log: with its stack, and without the values of a failed statement. Parts that drivers attach (the
 * statement, its values) are left out.
 */
export function loggedError(error: unknown): LoggedError | unknown {
  if (!(error instanceof Error)) return error
  const { code, status } = error as { code?: unknown; status?: unknown }
  return {
    type: error.name,
    message: withoutValues(error.message),
    stack: error.stack && withoutValues(error.stack),
    code,
    status,
    cause: error.cause && loggedError(error.cause),
  }
}

const withoutValues = (text: string) => text.replace(QUOTED_VALUE, "$1 '…'")
