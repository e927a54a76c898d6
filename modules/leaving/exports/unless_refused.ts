import { toAppError } from '#core/errors/handler'

/**
 * One document that cannot be written must not keep its company from all the others; a fault of the program ends the
 * export. @param note is called with the code of the refusal
 */
export async function unlessRefused<Result>(
  result: Promise<Result>,
  note: (code: string) => void
): Promise<Result | undefined> {
  try {
    return await result
  } catch (error) {
    const { status, code } = toAppError(error)
    if (status >= 500) throw error
    note(code)
    return undefined
  }
}
