export function isBuilt(): boolean
export function markBuilt(): void
export function fingerprintOf(paths: string[]): string
