import { ServerFailure } from '../../lib/failures/failure.js'

/** Undefined where this sign-in may not read something, such as an access key without the right. */
export async function unlessRefused<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof ServerFailure && error.status === 403) return undefined
    throw error
  }
}
