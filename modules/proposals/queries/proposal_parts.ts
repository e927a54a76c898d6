import { documentParts } from '#modules/documents/public'

export const { linesOf, taxesOf, writeLines, repriceLines, removeParts } = documentParts('proposal')
