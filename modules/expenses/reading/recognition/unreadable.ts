/** A file that cannot be read; the code is that of its sentence. */
export class Unreadable extends Error {
  override name = 'Unreadable'

  constructor(
    readonly code:
      | 'expenses.picture_broken'
      | 'expenses.picture_too_large'
      | 'expenses.pdf_unreadable'
      | 'expenses.no_text',
    options?: ErrorOptions
  ) {
    super(code, options)
  }
}
