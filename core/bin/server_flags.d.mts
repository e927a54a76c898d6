export declare const SERVER_FLAGS: string[]
export const ALLOCATOR_SETTINGS: Record<string, string>
