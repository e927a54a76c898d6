/** The name shown where the company has none. */
export const PRODUCT_NAME = 'Kontor'

/** Of this build, see `vite.config.ts`. */
export const PRODUCT_VERSION: string = import.meta.env.KONTOR_VERSION
