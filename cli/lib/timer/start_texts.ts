import { Failure } from '../failures/failure.js'
import { Sessions } from '../session/session.js'
import { languageOf, textsIn } from '../texts.js'

/** Texts before the options are read: in the language of the sign-in in use. */
export function startTexts() {
  try {
    return textsIn(languageOf(new Sessions(process.env).account()?.profile, process.env))
  } catch (error) {
    if (error instanceof Failure) return textsIn(languageOf(undefined, process.env))
    throw error
  }
}
