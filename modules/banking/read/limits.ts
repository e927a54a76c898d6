/** Bytes of an upload: years of a small company's account. */
export const LARGEST_FILE = 10 * 1024 * 1024
/** Bytes that the parts of a ZIP file may expand to together. */
export const LARGEST_EXPANDED = 40 * 1024 * 1024
/** Entries of one file; they are stored in one transaction. */
export const MOST_ENTRIES = 20_000
/** Elements within each other; CAMT has fewer than twenty. */
export const DEEPEST = 60
/** Parts of one entry, so that a file of one entry cannot fill the memory. */
export const MOST_PARTS = 50_000
