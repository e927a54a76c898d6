import { readFileSync } from 'node:fs'
import app from '@adonisjs/core/services/app'

export interface NamedTest {
  file: string
  title: string
}

const NAMED = /`([\w/.]+\.(?:spec|test)\.tsx?)` "(.+?)"(?=<br>| \|)/g

export const readSource = (file: string) => readFileSync(app.makePath(file), 'utf8')

/** The tests that the table of a document names as proofs: a file and, in quotation marks, a title. */
export const namedTests = (document: string): NamedTest[] =>
  [...readSource(document).matchAll(NAMED)].map(([, file, title]) => ({
    file: file!,
    title: title!,
  }))

/** Those of them that are not there. @throws when a file is not there */
export const missingTests = (document: string) =>
  namedTests(document).filter(({ file, title }) => !readSource(file).includes(title))
