import { Failure } from '../failures/failure.js'
import { type Profile, Sessions } from '../session/session.js'
import { languageOf, textsIn } from '../texts.js'

/** Texts before the options are read: in the language of the sign-in in use. */
export const startTexts = () => textsIn(languageOf(storedProfile(), process.env))

/** The sign-in in use, or the one with this name; undefined when there is none or its file cannot be read. */
export function storedProfile(name?: string): Profile | undefined {
  try {
    return new Sessions(process.env).account(name)?.profile
  } catch (error) {
    if (error instanceof Failure) return undefined
    throw error
  }
}
