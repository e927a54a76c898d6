/** Marks an input whose text its field cannot read: nothing is saved until it is mended or emptied. */
export const REFUSED = { 'data-refused': true } as const

/** The first input whose text cannot be read; undefined when there is none. @param within the form that is saved */
export const refusedField = (within: ParentNode = document) =>
  within.querySelector<HTMLInputElement>('input[data-refused]') ?? undefined
