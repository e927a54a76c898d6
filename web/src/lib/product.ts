/** The name that stands where the company has none. */
export const PRODUCT_NAME = 'Kontor'
