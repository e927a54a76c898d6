import type { RowOf } from '#api/routes'

/** A signed-in browser or terminal. */
export type Device = RowOf<'/api/auth/sessions'>
