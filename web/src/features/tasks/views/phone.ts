/** Where a view shows one day or column instead of all. */
export const PHONE = '(max-width: 47.99em)'
