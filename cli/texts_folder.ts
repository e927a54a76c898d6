const { join } = process.getBuiltinModule('node:path')

/** The texts of each language as `<language>.json`: beside this file, and beside the built client. */
export const TEXTS_FOLDER = join(import.meta.dirname, 'translations')
