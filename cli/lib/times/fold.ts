/** Words in one form for comparing: small letters without accents, one blank between them. `Të hënën` is `te henen`. */
export const fold = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replaceAll('−', '-')
    .replace(/\s+/g, ' ')
