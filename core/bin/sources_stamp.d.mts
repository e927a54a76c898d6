export function isBuilt(): boolean
export function markBuilt(): void
export function fingerprintOf(paths: string[]): string
/** Changes with every file that is written, added, renamed or removed. */
export function appearanceOf(paths: string[]): string
