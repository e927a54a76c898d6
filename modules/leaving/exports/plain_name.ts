/** A part of a path that every file system takes. */
export const plainName = (name: string) =>
  name.replace(/[^\p{L}\p{N}._ ()+-]+/gu, '-').replace(/^[. -]+|[. ]+$/g, '') || 'file'
