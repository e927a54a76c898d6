import type { LetterKind } from '#modules/correspondence/public'
import { Statement } from '#modules/ledger/models/statement'
import { factsOf, STATEMENT_VARIABLES, wordsOfStatement } from './statement_letter.js'

export const STATEMENT_LETTER: LetterKind = {
  name: 'statement',
  textOf: (part) => `ledger:letters.statement.${part}`,
  variables: STATEMENT_VARIABLES,
  hasButton: false,
  async sample(company, language) {
    const statement = await Statement.of(company).orderBy('id', 'desc').first()
    if (!statement) return undefined
    const { content } = statement
    return { words: wordsOfStatement(content, language), facts: factsOf(content, language) }
  },
}
