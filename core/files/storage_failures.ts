const FULL = new Set(['ENOSPC', 'EDQUOT'])
const READ_ONLY = new Set(['EROFS', 'EACCES', 'EPERM'])

/** A file could not be written because the disk or its quota is full. */
export const isDiskFull = (error: unknown) => FULL.has((error as NodeJS.ErrnoException).code ?? '')

/** A file could not be written because nothing may be written there. */
export function isDiskReadOnly(error: unknown) {
  const { code = '', syscall } = error as NodeJS.ErrnoException
  return syscall !== undefined && READ_ONLY.has(code)
}
